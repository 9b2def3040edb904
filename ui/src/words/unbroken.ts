/** French puts a space before tall punctuation; no line may begin with what follows it. */
export function unbroken(sentence: string): string {
  return sentence.replace(/ ([:;!?»])/g, "\u00a0$1").replace(/« /g, "«\u00a0");
}

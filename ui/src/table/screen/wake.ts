/** A screen that is looked at but not touched does not go dark. */

/** Until the function it returns is called. Browsers let go of it when the page is hidden. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;

  const hold = async () => {
    if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (over) void lock.release();
    } catch {
      // A low battery, or plain http: then the screen goes dark as usual.
    }
  };
  const again = () => void hold();
  void hold();
  document.addEventListener("visibilitychange", again);
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}

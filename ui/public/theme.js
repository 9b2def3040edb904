// Before the first paint: the chosen theme, language, motion and text size, or the system's.
(() => {
  const root = document.documentElement;
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem("trousseau.settings") ?? "{}");
  } catch {
    // Unreadable or forbidden storage: the page starts with its defaults.
  }
  const light = matchMedia("(prefers-color-scheme: light)").matches;
  root.dataset.theme =
    chosen.theme === "light" || chosen.theme === "dark" ? chosen.theme : light ? "light" : "dark";
  root.lang =
    chosen.language ?? (navigator.language.toLowerCase().startsWith("en") ? "en" : "fr");
  if (chosen.motion) root.dataset.motion = chosen.motion;
  if (chosen.text) root.dataset.text = chosen.text;
})();

/* global document, location, matchMedia */
// Sets the background before the first paint. Same keys as src/theme/theme-choice.ts and the session of
// shared-auth.
(function () {
  var root = document.documentElement;
  var dark = !matchMedia("(prefers-color-scheme: light)").matches;
  var someone = false;
  try {
    dark =
      localStorage.getItem("dark-theme") !== null || (dark && localStorage.getItem("color-theme") === null);
    someone = localStorage.getItem("coulisses:all:session") !== null;
  } catch {
    // Without storage the default theme is right.
  }
  var isPublic = /^\/(login|reset)(\/|$)/.test(location.pathname);
  var isInside = /^\/(register|kiosk)(\/|$)/.test(location.pathname);
  root.dataset.screen = isPublic || (!someone && !isInside) ? "login" : dark ? "dark" : "light";
})();

/** Shows or hides what `index.html` paints behind the public pages. */
export function showScenery(isShown: boolean): void {
  document.documentElement.dataset["screen"] = isShown ? "login" : "inside";
}

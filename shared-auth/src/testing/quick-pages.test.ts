const page = `
  <h1>Fiche <em>Tâche</em></h1>
  <p style="visibility: hidden">Caché <b style="visibility: visible">montré</b> <i>caché</i></p>
  <ul style="pointer-events: none"><li>Scène<a href="/fa" style="pointer-events: auto">FA</a></li></ul>
  <table><caption>Matos</caption><tbody><tr><th>Table</th><td style="display: none">4</td></tr></tbody></table>
  <form><input type="hidden" id="hidden"><input id="name"><label for="name">Nom</label><label for="name">usuel</label>
    <label>Équipe <select><option>Bar</option></select><input id="second"></label><label for="nothing">Rien</label>
    <label for="">Vide <textarea></textarea></label><button style="display: inline-block; opacity: 0">Envoyer</button>
  </form>
  <svg><path d="M0 0"/></svg><script></script><details><summary>Plus</summary>encore</details><dialog>Oui</dialog><dialog open>Non</dialog>
`;

/** A window inside the page is jsdom's own, which the tests' set-up leaves alone. */
function drawIn(within: Document) {
  within.body.innerHTML = page;
  return Array.from(within.body.querySelectorAll("*"));
}

describe("A page of the tests", () => {
  let elements: Element[], byJsdom: Element[], frame: Window;

  beforeEach(() => {
    elements = drawIn(document);
    const { contentWindow } = document.documentElement.appendChild(document.createElement("iframe"));
    frame = contentWindow ?? window;
    byJsdom = drawIn(frame.document);
  });
  afterEach(() => document.querySelector("iframe")?.remove());

  it("shows and hides what it does without the short ways, and lets it be pressed", () => {
    const seen = (element: Element, style: CSSStyleDeclaration) => {
      const { display, visibility, opacity, pointerEvents } = style;
      const read = ["display", "visibility", "opacity"].map((name) => style.getPropertyValue(name));
      return [element.localName, display, visibility, opacity, pointerEvents, ...read];
    };
    expect(frame).not.toBe(window);
    expect(elements.map((element) => seen(element, getComputedStyle(element)))).toEqual(
      byJsdom.map((element) => seen(element, frame.getComputedStyle(element))),
    );
  });

  it("gives each control the labels that it has without them", () => {
    const names = (element: Element) =>
      Array.from((element as HTMLInputElement).labels ?? [], (label) => label.textContent);
    expect(elements.map(names)).toEqual(byJsdom.map(names));
    expect(names(document.getElementById("name") ?? document.body)).toEqual(["Nom", "usuel"]);
  });
});

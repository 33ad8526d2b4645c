import { escapeHtml } from "./escape-html";

describe("A text in a page of a mail", () => {
  it("is no markup, in an element or an attribute", () => {
    expect(escapeHtml(`<b onclick="a('b')">`)).toBe("&lt;b onclick=&quot;a(&#39;b&#39;)&quot;&gt;");
  });
  it("that holds an escape already shows it", () => {
    expect(escapeHtml("&lt; & Cie")).toBe("&amp;lt; &amp; Cie");
  });
  it("keeps everything else", () => {
    expect(escapeHtml("Été à l’Insa — 10 €\n🎉")).toBe("Été à l’Insa — 10 €\n🎉");
  });
});

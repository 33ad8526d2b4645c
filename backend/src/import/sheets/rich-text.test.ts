import { richText } from "./rich-text";

const NBSP = "\u00a0";

describe("Rich texts of the peer", () => {
  it("lose the unbreakable spaces that its editor writes, but for those of typography", () => {
    const written =
      "<p>Le&nbsp;bal&nbsp;commence&nbsp;: «&nbsp;oui&nbsp;»&nbsp;!&nbsp;Et&nbsp;toi&nbsp;?</p>";
    expect(richText(written)).toEqual({
      html: `<p>Le bal commence${NBSP}: «${NBSP}oui${NBSP}»${NBSP}! Et toi${NBSP}?</p>`,
      isCut: false,
    });
  });

  it("keep what both editors write", () => {
    const written =
      "<h1>Bal</h1><h2>Quand</h2><p><strong>Gras</strong> <em>fin</em> <u>lu</u><br></p><ol><li>1</li></ol><ul><li>2</li></ul>";
    expect(richText(written)).toEqual({ html: written.replace("<br>", "<br />"), isCut: false });
  });

  it.each([
    ["<script>alert(1)</script><p>Bal</p>", "<p>Bal</p>"],
    ['<p onclick="alert(1)">Bal</p>', "<p>Bal</p>"],
    ['<p>Bal <a href="https://ailleurs.test">ici</a></p>', "<p>Bal ici</p>"],
    ["<p>Bal<!-- caché --></p>", "<p>Bal</p>"],
  ])("lose scripts and links, and tell it: %s", (written, html) => {
    expect(richText(written).html).toBe(html);
  });

  it("tell that they lost something", () => {
    expect(richText("<script>alert(1)</script><p>Bal</p>").isCut).toBe(true);
    expect(richText('<p onclick="alert(1)">Bal</p>').isCut).toBe(true);
    expect(richText("<p>1 &lt; 2 &amp; 3 &eacute; &quot;</p>").isCut).toBe(false);
  });

  it("become paragraphs when they are older than the editor", () => {
    expect(richText('Thé & café < 3 €\nà l\'entrée\r\n\r\nEt "plus" tard\n')).toEqual({
      html: `<p>Thé &amp; café &lt; 3 €<br />à l'entrée</p><p>Et "plus" tard</p>`,
      isCut: false,
    });
  });

  it("keep a mathematical sign that is no tag", () => {
    expect(richText("2 <3").html).toBe("<p>2 &lt;3</p>");
  });
});

import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext";
import { LexicalExtensionComposer } from "@lexical/react/LexicalExtensionComposer";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { $documentHtml, documentExtension, setDocument } from "./document";

function Composer({ children }: { children: ReactNode }) {
  return (
    <LexicalExtensionComposer extension={documentExtension} contentEditable={null}>
      {children}
    </LexicalExtensionComposer>
  );
}

function throughEditor(html: string | null): string | null {
  const { result } = renderHook(useLexicalComposerContext, { wrapper: Composer });
  const [editor] = result.current;
  setDocument(editor, html);
  return editor.read($documentHtml);
}

it.each([
  "<p>Un <strong>grand</strong> concert</p>",
  "<h1>Scène</h1><h2>Balances</h2><p>à 14h</p>",
  "<ul><li>micros</li><li>câbles</li></ul><ol><li>monter</li><li>jouer</li></ol>",
  "<p><strong><em><u>Tout</u></em></strong> à la fois</p>",
  "<p>une ligne<br>l'autre</p>",
  "<p>5 &lt; 6 &amp; 7 &gt; 2</p>",
])("gives back what it was given: %s", (html) => {
  expect(throughEditor(html)).toBe(html);
});

it("says null when nothing is written", () => {
  expect(throughEditor(null)).toBeNull();
  expect(throughEditor("<p>  </p>")).toBeNull();
});

it("keeps the words of what it does not know, and nothing else", () => {
  const html = throughEditor(
    '<p onclick="alert(1)">Voir <a href="javascript:alert(1)">le plan</a><img src=x onerror="alert(1)"><script>alert(1)</script></p>',
  );
  expect(html).toBe("<p>Voir le plan</p>");
});

it("makes paragraphs of a quotation", () => {
  expect(throughEditor("<blockquote><p>Que la fête</p><p>commence</p></blockquote>")).toBe(
    "<p>Que la fête</p><p>commence</p>",
  );
  expect(throughEditor("<blockquote>Que la fête</blockquote>")).toBe("<p>Que la fête</p>");
});

it("puts bare text in a paragraph", () => {
  expect(throughEditor("Texte d'une ancienne fiche")).toBe("<p>Texte d'une ancienne fiche</p>");
  expect(
    throughEditor("Texte d'une <b>ancienne</b> fiche<ul><li>une liste</li></ul>et <em>la suite</em>"),
  ).toBe(
    "<p>Texte d'une <strong>ancienne</strong> fiche</p><ul><li>une liste</li></ul><p>et <em>la suite</em></p>",
  );
});

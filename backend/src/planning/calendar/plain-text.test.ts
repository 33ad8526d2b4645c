import { plainText } from "./plain-text";

describe("The text of instructions", () => {
  it.each([
    ["<p>Viens <strong>tôt</strong></p><p>Avec des gants</p>", "Viens tôt\n\nAvec des gants"],
    ["<h1>Avant</h1><p>Une ligne<br>une autre</p>", "Avant\n\nUne ligne\nune autre"],
    ["<ul><li>gants</li><li><p>gilet</p></li></ul>", "- gants\n- gilet"],
    [
      "<ol><li>ouvrir</li><li>fermer<ul><li>à clé</li></ul></li></ol><p>Merci</p>",
      "1. ouvrir\n2. fermer\n\n- à clé\n\nMerci",
    ],
    ["<p>Prix &lt; 3 &amp; plus &eacute;</p>", "Prix < 3 & plus é"],
    ["<hr><p>  un \n  deux  </p>", "un deux"],
    ["Sans balise 🎉", "Sans balise 🎉"],
    ["", ""],
    ["<p>pas fermé", "pas fermé"],
  ])("of %s", (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});

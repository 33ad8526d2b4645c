import { contrast, readableOn } from "../colour/contrast";
import { sampleFestival as festival, sampleLetters } from "../testing/sample-mails";
import { mailColors } from "../colour/mail-colors";
import { type AddressedMail, composeMail } from "./compose-mail";

const letter = {
  subject: "Fanfare rejetée",
  paragraphs: ["Il manque du monde."],
  button: { label: "Voir la fiche", url: "https://festival.exemple.fr/fa/1" },
};
const compose = (mail: Partial<AddressedMail> = {}, look: Partial<typeof festival> = {}) =>
  composeMail(
    { ...festival, ...look },
    { to: "marie@exemple.fr", greeting: "Bonjour Marie,", ...letter, ...mail },
  );

/** The words that a reader of HTML shows. */
const seen = (html: string) =>
  html
    .replace(/<(head)[^]*?<\/\1>/, "")
    .replace(/<br>/g, "\n")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&#39;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

describe.each(Object.entries(sampleLetters))("§16 The mail %s", (_name, sample) => {
  const { html, text, subject } = compose(sample);

  it("says the same as HTML and as plain text", () => {
    const words = seen(html);
    for (const said of [...sample.paragraphs, sample.button.label, sample.button.url, "Bonjour Marie,"]) {
      expect(text).toContain(said);
      expect(words).toContain(said);
    }
    expect(subject).toBe(sample.subject);
  });

  it("leads where it says, and nowhere relative", () => {
    expect(sample.button.url).toMatch(/^(https:\/\/|mailto:)/);
  });
});

describe("A mail", () => {
  it("bears the name and the colour of the festival, and comes from its address", () => {
    const { from, html, text } = compose({}, { name: "Garorock", color: "#F9C80E" });
    expect(from).toEqual({ name: "Garorock", address: festival.supportEmail });
    expect(html).toContain("background:#F9C80E;color:#000000");
    expect(html).toContain(">Garorock</p>");
    expect(text).toMatch(/Garorock · 24 heures de l'INSA\n$/);
    const unnamed = compose({}, { name: "Garorock", association: "" });
    expect(unnamed.text).toMatch(/\n\nGarorock\n$/);
    expect(unnamed.html).not.toContain("Garorock ·");
  });

  it.each(["<b>Marie</b>", '"><img src=x onerror=alert(1)>', "O'Neil & fils", "</style><script>"])(
    "shows %s as it was typed, wherever it stands",
    (typed) => {
      const { html, text } = compose(
        {
          greeting: `Bonjour ${typed},`,
          subject: typed,
          paragraphs: [typed],
          button: { label: typed, url: `https://festival.exemple.fr/?q=${typed}` },
        },
        { name: typed, association: typed },
      );
      expect(html.match(/<(b|img|script)\b/g)).toBeNull();
      expect(html.match(/<\/style>/g)).toHaveLength(1);
      expect(seen(html).split(typed).length - 1).toBe(7);
      expect(text).toContain(`Bonjour ${typed},`);
    },
  );

  it.each([
    "Fanfare\r\nBcc: tous@exemple.fr",
    "Fanfare\nBcc: tous@exemple.fr",
    "Fanfare\u2028Bcc: tous@exemple.fr",
  ])("has one line for each header, whatever is typed: %j", (typed) => {
    const { subject, toName, from } = compose({ subject: typed, toName: typed }, { name: typed });
    expect([subject, toName, from.name]).toEqual(Array(3).fill("Fanfare Bcc: tous@exemple.fr"));
  });

  it.each([
    "marie@exemple.fr, tous@exemple.fr",
    "marie@exemple.fr\r\nBcc: tous@exemple.fr",
    "Marie <marie@exemple.fr>",
    "marie",
    "",
  ])("goes to one address, so not to %j", (to) => {
    expect(() => compose({ to })).toThrow("A mail goes to one address");
  });

  it("has further links below its button, as text too, shown as they were typed", () => {
    const typed = '"><img src=x>';
    const { html, text } = compose({ links: [{ label: typed, url: `https://a.fr/?q=${typed}` }] });
    expect(seen(html).indexOf(typed)).toBeGreaterThan(seen(html).indexOf("Voir la fiche"));
    expect(html).not.toContain("<img");
    expect(text).toContain(`${typed} : https://a.fr/?q=${typed}\n`);
  });

  it("keeps the lines of a reason", () => {
    const { html, text } = compose({ paragraphs: ["Trop tard.\r\nTrop cher."] });
    expect(html).toContain("Trop tard.<br>Trop cher.");
    expect(text).toContain("Trop tard.\r\nTrop cher.");
  });

  it.each(Object.entries(mailColors))("is readable in the %s", (_scheme, { page, card, text, quiet }) => {
    for (const ink of [text, quiet]) {
      expect(contrast(ink, card)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(ink, page)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(["#0B6478", "#F9C80E", "#FFFFFF", "#000000", "#808080"])("writes readable text on %s", (color) => {
    expect(compose({}, { color }).html).toContain(`background:${color};color:${readableOn(color)}`);
    expect(contrast(color, readableOn(color))).toBeGreaterThanOrEqual(4.5);
  });
});

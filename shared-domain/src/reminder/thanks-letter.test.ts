import { sampleFestival } from "../testing/sample-mails";
import { ofHours } from "../time/duration";
import { composeMail } from "../mail/compose-mail";
import { ownHoursWords, thanksLetter } from "./thanks-letter";

const own = { worked: ofHours(14.5), slots: 6, site: "https://festival.exemple.fr" };

describe("TH-5 The thanks to one person", () => {
  it("ends with their own hours, and leads to their planning", () => {
    const { subject, paragraphs, button } = thanksLetter({
      ...own,
      subject: " Merci ! ",
      text: "Merci pour tout.\n\nÀ l'an prochain,\nNini\n \n\n",
    });
    expect(subject).toBe("Merci !");
    expect(paragraphs).toEqual([
      "Merci pour tout.",
      "À l'an prochain,\nNini",
      "Tu as donné 14 h 30 en 6 créneaux.",
    ]);
    expect(button.url).toBe("https://festival.exemple.fr/planning");
  });

  it.each([
    [{ worked: ofHours(2), slots: 1 }, "Tu as donné 2 h en 1 créneau."],
    [{ worked: ofHours(0.75), slots: 2 }, "Tu as donné 45 min en 2 créneaux."],
  ])("counts %j", (hours, words) => {
    expect(ownHoursWords(hours)).toBe(words);
  });

  it("shows what was typed as text, never as HTML, and no subject begins a header", () => {
    const letter = thanksLetter({ ...own, subject: "Merci\nBcc: x@y.fr", text: "<b>Merci</b> & <script>" });
    const { html, text, subject } = composeMail(sampleFestival, {
      ...letter,
      to: "marie@exemple.fr",
      greeting: "Bonjour Marie,",
    });
    expect(html).toContain("&lt;b&gt;Merci&lt;/b&gt; &amp; &lt;script&gt;");
    expect(html).not.toContain("<script>");
    expect(text).toContain("<b>Merci</b> & <script>");
    expect(text).toContain("Tu as donné 14 h 30 en 6 créneaux.");
    expect(subject).toBe("Merci Bcc: x@y.fr");
  });
});

import { PDFArray, PDFDict, PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib";
import { qrText } from "@coulisses/shared-domain/check-in/code";
import { defaultLeaflet } from "@coulisses/shared-domain/planning/leaflet";
import { parisInstant } from "@coulisses/shared-domain/time/paris";
import { createCanvas } from "@napi-rs/canvas";
import { differencesFrom, pdfCodes, pdfPages, picturesOn } from "../../../testing/pdf-pages";
import { leaflet, plannedTask, someone } from "../testing/leaflets";
import type { LeafletContent } from "./leaflet-content";
import { leafletPdf } from "./leaflet-pdf";

const pagesOf = async (more?: Partial<LeafletContent>) => pdfPages(await leafletPdf(leaflet(more)));
const textOf = async (more?: Partial<LeafletContent>) => (await pagesOf(more)).join(" ");

/** Where the links of the document lead. */
async function linksIn(content: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(content);
  return document.getPages().flatMap(({ node }) => {
    const annotations = node.lookupMaybe(PDFName.of("Annots"), PDFArray);
    return Array.from({ length: annotations?.size() ?? 0 }, (_, rank) => {
      const action = annotations?.lookup(rank, PDFDict).lookup(PDFName.of("A"), PDFDict);
      return action?.lookup(PDFName.of("URI"), PDFString).decodeText() ?? "";
    });
  });
}

describe("The leaflet of a person", () => {
  it("says on each page which festival, who, and the page, and is named in its title", async () => {
    const content = await leafletPdf(
      leaflet({
        texts: { ...defaultLeaflet, pages: [{ title: "Plan", text: "<p>Ici</p>", picture: null }] },
      }),
    );
    const pages = pdfPages(content);
    expect(pages).toHaveLength(2);
    pages.forEach((page, rank) => {
      for (const text of ["24h de l'INSA · 49ᵉ édition", "Łéa (Mimi) Œuvrard", `- ${String(rank + 1)} -`])
        expect(page).toContain(text);
    });
    expect((await PDFDocument.load(content)).getTitle()).toBe("Livret Łéa (Mimi) Œuvrard");
  });

  it("begins with a table a day: hours, task, place", async () => {
    const [first = ""] = await pagesOf({
      tasks: [
        plannedTask(),
        plannedTask({
          id: 2,
          name: "Ronde de nuit",
          location: null,
          period: { start: parisInstant("2024-05-18", 22), end: parisInstant("2024-05-19", 2) },
        }),
      ],
    });
    expect(first).toContain("Vendredi 17 mai 18:00 – 22:00 Tenir le bar Grand chapiteau");
    expect(first).toContain("Samedi 18 mai 22:00 – 02:00 Ronde de nuit –");
  });

  it("tells of each task its slot, its place, what to do, whom to call and who else comes", async () => {
    const people = [2, 3].map((id) => someone(id));
    const text = await textOf({
      tasks: [
        plannedTask({
          inChargeInstruction: "<p>Compter la <strong>caisse</strong></p>",
          contacts: [{ ...someone(9), phone: "0612345678" }],
          company: [{ start: parisInstant("2024-05-17", 18), end: parisInstant("2024-05-17", 20), people }],
        }),
      ],
    });
    for (const part of [
      "Créneau Vendredi 17 mai, 18:00 – 22:00",
      "Lieu de rendez-vous Grand chapiteau",
      "Servir avec le sourire",
      "Instructions responsables Compter la caisse",
      "À contacter en cas de problème Prénom9 Nom9 06 12 34 56 78",
      "Affectés avec toi 18:00 – 20:00 Prénom2 Nom2 Prénom3 Nom3",
    ])
      expect(text).toContain(part);
  });

  it("names twenty of those who come at most: the last cell says that there are more", async () => {
    const crowd = (count: number) => {
      const people = Array.from({ length: count }, (_, id) => someone(id + 100));
      const { period } = plannedTask();
      return textOf({ tasks: [plannedTask({ company: [{ ...period, people }] })] });
    };
    expect(await crowd(20)).toContain("Prénom119 Nom119");
    const text = await crowd(21);
    expect(text).toContain("Prénom118 Nom118 ...");
    expect(text).not.toContain("Prénom119");
  });

  it("leads to a map for a place that is on it, to nothing for another, to phones and to the planning", async () => {
    const { location } = plannedTask();
    const contacts = [{ ...someone(9), phone: "+33 6 12 34 56 78" }];
    const mapped = await linksIn(await leafletPdf(leaflet({ tasks: [plannedTask({ contacts })] })));
    expect(mapped).toContain("https://www.google.com/maps/search/?api=1&query=45.78%2C4.87");
    expect(mapped).toContain("tel:+33612345678");
    expect(mapped).toContain("https://coulisses.test/planning");
    const unmapped = { id: 1, name: location?.name ?? "", geoLocation: null };
    const links = await linksIn(await leafletPdf(leaflet({ tasks: [plannedTask({ location: unmapped })] })));
    expect(links.filter((link) => link.includes("maps"))).toEqual([]);
  });

  it("CI-7 shows the QR that anyone who ticks people off scans, and apart from it that of the calendar", async () => {
    const content = await leafletPdf(
      leaflet({ code: "KLMNP34567", link: `webcal://x.org/${"y".repeat(43)}` }),
    );
    expect(pdfCodes(content, 2)).toEqual([[`webcal://x.org/${"y".repeat(43)}`, qrText("KLMNP34567")]]);
    const [page] = pdfPages(content);
    expect(page).toContain("POINTAGE");
    expect(page).toContain("KLMNP-34567");
    expect(page).toContain("Ton planning à jour");
    expect(page).toContain("Sur un autre téléphone, ouvre x.org/planning");
  });

  it("holds what is configured: channels, contacts at the foot of each page, pages at the end", async () => {
    const text = await textOf({
      texts: {
        introduction: "<p>Bienvenue</p>",
        contacts: [{ name: "PC Sécurité", phone: "04 72 00 00 00" }],
        channels: [{ name: "1 : Général", purpose: "Tout le monde", teams: [] }],
        pages: [{ title: "En cas de malaise", text: "<ol><li>Protéger</li></ol>", picture: null }],
        logo: null,
        securityPlan: null,
      },
    });
    for (const part of [
      "Bienvenue",
      "PC Sécurité : 04 72 00 00 00",
      "1 : Général Tout le monde",
      "En cas de malaise 1. Protéger",
    ])
      expect(text).toContain(part);
  });

  it("has its common pages before the tasks, or at its end, each on its own", async () => {
    const page = { text: "<p>À lire</p>", picture: null };
    const pages = await pagesOf({
      tasks: [plannedTask()],
      texts: {
        ...defaultLeaflet,
        pages: [
          { ...page, title: "En cas de malaise" },
          { ...page, title: "Le plan du site", beforeTasks: true },
        ],
      },
    });
    const rankOf = (words: string) => pages.findIndex((text) => text.includes(words));
    const ranks = [rankOf("Le plan du site"), rankOf("Tes tâches"), rankOf("En cas de malaise")];
    expect(ranks).toEqual([1, 2, pages.length - 1]);
  });

  describe("§4.5 with a security plan and a logo", () => {
    const drawn = (width: number, height: number) =>
      `data:image/jpeg;base64,${createCanvas(width, height).toBuffer("image/jpeg").toString("base64")}`;
    const texts = {
      ...defaultLeaflet,
      logo: drawn(120, 40),
      securityPlan: drawn(400, 300),
      channels: [{ name: "1 : Général", purpose: "Tout le monde", teams: [] }],
    };

    it("has the plan as its second section, before the channels and the tasks", async () => {
      const content = await leafletPdf(leaflet({ texts }));
      const [first = "", second = "", third = ""] = pdfPages(content);
      expect(first).toContain("Ton planning à jour");
      expect(second).toContain("Plan Sécu");
      expect(second).not.toContain("Łéa");
      expect(third).toContain("1 : Général");
      expect(third.indexOf("Tes tâches")).toBeGreaterThan(third.indexOf("1 : Général"));
      expect(third).toContain("Łéa (Mimi) Œuvrard");
      expect(first + third).not.toContain("Plan Sécu");
    });

    it("bears the logo on each page, kept once in the file", async () => {
      const content = await leafletPdf(leaflet({ texts }));
      expect(picturesOn(content)).toEqual([1, 2, 1]);
      const alone = await leafletPdf(leaflet({ texts: { ...texts, logo: null } }));
      expect(content.length - alone.length).toBeLessThan(3_000);
    });

    it("says when the plan can't be read, and goes without a logo that can't", async () => {
      const broken = "data:image/jpeg;base64,/9j/AAAA";
      const text = await textOf({ texts: { ...texts, logo: broken, securityPlan: broken } });
      expect(text).toContain("Le plan de sécurité n'est pas lisible.");
    });
  });

  it("shows a picture of a page, and says when it can't be read", async () => {
    const page = (picture: string) => ({
      texts: { ...defaultLeaflet, pages: [{ title: "Plan", text: "", picture }] },
    });
    expect(await textOf(page("data:image/jpeg;base64,/9j/AAAA"))).toContain("n'est pas lisible");
  });

  it("is made for anyone who has no task, or a name that no font knows", async () => {
    expect(await textOf({ tasks: [] })).toContain("Aucune tâche pour l'instant.");
    const text = await textOf({ person: someone(12, { firstname: "漢字", lastname: "语言" }) });
    expect(text).toContain("\uFFFD\uFFFD \uFFFD\uFFFD (nº 12)");
  });

  it("goes on over as many pages as it takes, also for a word wider than the page", async () => {
    const endless = `<p>${"gobelet".repeat(400)}</p>${"<p>Ranger les gobelets</p>".repeat(200)}`;
    const pages = await pagesOf({ tasks: [plannedTask({ globalInstruction: endless })] });
    expect(pages.length).toBeGreaterThan(5);
    expect(pages.join("").match(/Ranger les gobelets/g)).toHaveLength(200);
    expect(pages.join("").replaceAll(" ", "")).toContain("gobelet".repeat(10));
  });

  it("looks as it did", async () => {
    const company = [{ ...plannedTask().period, people: [2, 3, 4, 5, 6].map((id) => someone(id)) }];
    const content = await leafletPdf(
      leaflet({
        tasks: [plannedTask({ name: "Tenir le bar 🍻", company })],
        texts: { ...defaultLeaflet, contacts: [{ name: "PC Sécurité", phone: "04 72 00 00 00" }] },
      }),
    );
    for (const difference of differencesFrom(content, `${__dirname}/testing/leaflet`))
      expect(difference).toBeLessThan(0.03);
  });
});

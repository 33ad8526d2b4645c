import { allCalls } from "@coulisses/shared-domain/contract/all-calls";
import { composePage } from "../served-site/site-page";
import { pageFacts } from "../served-site/page-facts";
import { composeMail } from "@coulisses/shared-domain/mail/compose-mail";
import { sampleLettersOf } from "@coulisses/shared-domain/testing/sample-mails";
import { useFestival } from "../testing/festival";
import { lea } from "../registrations/testing/newcomers";
import { pdfPages } from "../testing/pdf-pages";
import { festivalConfiguration } from "./festival-configuration";

/** The tests' festival before it is renamed. */
const former = /24 ?h(eures)? de l|\binsa\b/i;
const garorock = {
  name: "Garorock",
  association: "Les Amis du Rock",
  schoolDomain: "",
  domain: "garorock.fr",
  color: "#E62727",
  humainEmail: "benevoles@garorock.fr",
  communicationEmail: "communication@garorock.fr",
  sgEmail: "bureau@garorock.fr",
  supportEmail: "support@garorock.fr",
};

const festival = useFestival();
beforeAll(async () => {
  const { admin } = festival.as;
  expect(JSON.stringify(await festivalConfiguration(festival.services.db))).toMatch(former);
  expect((await admin.post("/configuration/festival", { value: garorock })).status).toBe(201);
});

const addressOf = (path: string) =>
  path.replace(/:(userId|personId|id)\b/, String(festival.ids.admin)).replaceAll(/:\w+/g, "1");

/** There is no site here; the journal keeps what was. */
const others = ["/ready", "/audit-entries"];

/** A planning is read in three forms. */
const formsOf = (path: string) =>
  /^\/planning(\/:id)?$/.test(path) ? ["application/json", "application/pdf", "text/calendar"] : ["*/*"];

/** The words of an answer: a PDF has its text within. */
const wordsIn = (type: string, { body, bytes }: { body: string; bytes: Buffer }) =>
  type.startsWith("application/pdf") ? pdfPages(bytes).join("\n") : body;

describe("A festival that changes its name", () => {
  it("is called by it in every answer, file and calendar", async () => {
    const told: string[] = [];
    const seen = new Set<string>();
    for (const { path } of allCalls.filter((call) => call.method === "GET" && !others.includes(call.path))) {
      const answers = await Promise.all(
        formsOf(path).map((accept) => festival.as.admin.get(addressOf(path), undefined, { accept })),
      );
      for (const answer of answers) {
        expect([path, answer.status < 500]).toEqual([path, true]);
        const type = String(answer.headers["content-type"]);
        const words = [
          wordsIn(type, answer),
          decodeURIComponent(String(answer.headers["content-disposition"])),
        ];
        if (answer.status === 200) seen.add(type.split(";")[0] ?? "");
        if (words.some((text) => former.test(text))) told.push(path);
      }
    }
    expect(told).toEqual([]);
    expect([...seen]).toEqual(
      expect.arrayContaining(["application/json", "application/pdf", "text/calendar"]),
    );
  });

  it("is called by it in a subscribed calendar", async () => {
    const { admin } = festival.as;
    const { link } = (await admin.get("/planning/subscribe")).json<{ link: string }>();
    const calendar = await festival.nobody.get(new URL(link).pathname.replace(/^\/api/, ""));
    expect(calendar.body).toContain("X-WR-CALNAME:Garorock");
    expect(calendar.body).not.toMatch(former);
  });

  it("is called by it in the page of the site", async () => {
    const { festivalName } = await pageFacts(festival.services.db)();
    const page = composePage({
      template: "<head></head>",
      build: "1",
      nonce: "n",
      registry: undefined,
      preloads: [],
      festivalName,
      demo: false,
      appOrigins: [],
    });
    expect(page).toContain('content="Garorock"');
  });

  it("signs the mails that it sends with it", async () => {
    const { nobody, emails } = festival;
    await festival.mails();
    expect((await nobody.post("/registrations", { newcomer: lea({ teams: [] }) })).status).toBe(204);
    expect((await nobody.post("/forgot", { email: emails.organiser })).status).toBeLessThan(300);
    const sent = await festival.mails();
    expect(sent.length).toBeGreaterThan(1);
    for (const mail of sent) {
      expect(mail.from).toEqual({ name: "Garorock", address: "support@garorock.fr" });
      expect(mail.text).toContain("Garorock · Les Amis du Rock");
      expect(JSON.stringify(mail)).not.toMatch(former);
    }
  });

  it.each(Object.keys(sampleLettersOf(garorock)))("is called by it in the mail %s", (name) => {
    const letter = sampleLettersOf(garorock)[name as keyof ReturnType<typeof sampleLettersOf>];
    const mail = composeMail(garorock, { to: "lea@example.org", greeting: "Bonjour,", ...letter });
    expect(JSON.stringify(mail)).not.toMatch(former);
  });

  it("takes the addresses of the school that it no longer names", async () => {
    const newcomer = lea({ teams: [], email: "lea@insa-lyon.fr" });
    expect((await festival.nobody.post("/registrations", { newcomer })).status).toBe(204);
  });
});

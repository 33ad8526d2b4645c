import type { PaperVolunteer } from "@coulisses/shared-domain/contract/planning/prints";
import { makeAvailable, readyToAssign, slot } from "../../festival-tasks/testing/sheets";
import { pdfPages } from "../../testing/pdf-pages";
import { useFestival } from "../../testing/festival";

const festival = useFestival();
let taskName: string;
beforeAll(async () => {
  const { volunteer } = festival.ids;
  await makeAvailable(festival, volunteer, slot(8, 24));
  const task = await readyToAssign(festival, { volunteers: [volunteer], window: slot(18, 22), split: 2 });
  taskName = task.general.name;
});

const pagesOf = ({ bytes }: { bytes: Buffer }) => pdfPages(bytes);
const unknown = 123_456;

describe("Who wants their planning on paper", () => {
  const list = async () => (await festival.as.humain.get("/planning/volunteers")).json<PaperVolunteer[]>();

  it("is listed with teams and hours, once they said so and have tasks", async () => {
    expect(await list()).toEqual([]);
    for (const role of ["volunteer", "organiser"] as const)
      await festival.as[role].patch("/preferences/me/planning", { paperPlanning: true });
    const [person, ...others] = await list();
    expect(others).toEqual([]);
    expect(person).toMatchObject({
      id: festival.ids.volunteer,
      firstname: "volunteer",
      teams: ["benevole"],
      assignment: 4 * 3_600_000,
    });
    await festival.as.volunteer.patch("/preferences/me/planning", { paperPlanning: false });
    expect(await list()).toEqual([]);
  });
});

describe("The leaflet", () => {
  const pdf = { accept: "application/pdf" };

  it("is one's own planning when a PDF is asked for, with its tasks", async () => {
    const answer = await festival.as.volunteer.get("/planning", undefined, pdf);
    expect([answer.status, answer.headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect(pagesOf(answer).join(" ")).toContain(taskName);
  });

  it("is another person's for those who assign alone", async () => {
    const path = `/planning/${festival.ids.volunteer}`;
    expect(pagesOf(await festival.as.humain.get(path, undefined, pdf)).join(" ")).toContain(taskName);
    expect((await festival.as.organiser.get(path, undefined, pdf)).status).toBe(403);
    expect((await festival.as.humain.get(`/planning/${unknown}`, undefined, pdf)).status).toBe(404);
  });
});

describe("Booklets", () => {
  it("are a PDF of the person's tasks, named after them", async () => {
    const answer = await festival.as.humain.get(`/planning/booklets/${festival.ids.volunteer}`);
    expect([answer.status, answer.headers["content-type"], answer.headers["cache-control"]]).toEqual([
      200,
      "application/pdf",
      "private, no-store",
    ]);
    expect(answer.headers["content-disposition"]).toMatch(/filename="[a-z0-9-]+_volunteer_planning\.pdf"/);
    const text = pagesOf(answer).join(" ");
    expect(text).toContain(taskName);
    expect(text).toContain("18:00 – 22:00");
  });

  it("stand one after the other for several people, in the order asked, each once", async () => {
    const { volunteer, secu } = festival.ids;
    const answer = await festival.as.humain.post("/planning/booklets", [secu, volunteer, secu]);
    expect([answer.status, answer.headers["content-type"]]).toEqual([201, "application/pdf"]);
    const sides = pagesOf(answer);
    const first = sides.findIndex((side) => side.includes("secu"));
    const second = sides.findIndex((side) => side.includes("volunteer"));
    expect([first, second > first]).toEqual([0, true]);
    expect(sides.slice(second).join(" ")).not.toContain("secu Dupont");
  });

  it("are refused for nobody, too many, or a person who is not there", async () => {
    const many = Array.from({ length: 51 }, (_, rank) => rank + 1);
    for (const [body, status, message] of [
      [[], 400, "Choisis au moins une personne"],
      [many, 400, "Bénévoles : 50 au plus"],
      [["moi"], 400, "Bénévole : un identifiant est attendu"],
      [{ ids: [1] }, 400, "Bénévoles : une liste d'identifiants est attendue"],
      [[unknown], 404, `La personne #${unknown} n'existe pas`],
    ] as const) {
      const answer = await festival.as.humain.post("/planning/booklets", body as never);
      expect([answer.status, answer.message]).toEqual([status, message]);
    }
    expect((await festival.as.humain.get(`/planning/booklets/${unknown}`)).status).toBe(404);
    expect((await festival.as.humain.get("/planning/booklets/moi")).status).toBe(400);
  });

  it("say what is configured, its dangers removed, to their reader", async () => {
    const value = {
      introduction: '<p onclick="x()">Bienvenue<script>alert(1)</script></p>',
      contacts: [{ name: "PC Sécurité", phone: "04 72 00 00 00" }],
      channels: [
        { name: "1 : Général", purpose: "Tous", teams: [] },
        { name: "6 : Coupures", purpose: "Élec", teams: ["hard"] },
      ],
      pages: [],
    };
    const saved = await festival.as.admin.post("/configuration/leaflet", { value });
    expect(saved.json()).toMatchObject({ value: { introduction: "<p>Bienvenue</p>" } });
    const textOf = async (id: number) =>
      pagesOf(await festival.as.humain.get(`/planning/booklets/${id}`)).join(" ");
    const volunteer = await textOf(festival.ids.volunteer);
    expect(volunteer).toContain("PC Sécurité : 04 72 00 00 00");
    expect(volunteer).toContain("1 : Général");
    expect(volunteer).not.toContain("Coupures");
    expect(await textOf(festival.ids.organiser)).toContain("6 : Coupures");
  });
});

describe("The texts of leaflets", () => {
  const value = { introduction: "", contacts: [], channels: [], pages: [] };
  const save = (more: object) =>
    festival.as.admin.post("/configuration/leaflet", { value: { ...value, ...more } });

  it("are for administrators, and read on their own", async () => {
    expect((await save({})).status).toBe(201);
    expect((await festival.as.admin.get("/configuration/leaflet")).status).toBe(200);
    expect((await festival.as.humain.get("/configuration/leaflet")).status).toBe(403);
    expect((await festival.as.admin.get("/configuration")).body).not.toContain("leaflet");
  });

  it.each([
    [{ contacts: [{ name: " ", phone: "1" }] }, "Nom du contact : ne peut pas être vide"],
    [{ contacts: Array(7).fill({ name: "a", phone: "1" }) }, "Contacts : 6 au plus"],
    [
      { pages: [{ title: "a", text: "", picture: "data:image/png;base64,AAAA" }] },
      "L'image n'est pas lisible",
    ],
    [
      { pages: [{ title: "a", text: "", picture: `data:image/jpeg;base64,/9j/${"A".repeat(350_000)}` }] },
      "L'image est trop lourde",
    ],
    [{ pages: Array(7).fill({ title: "a", text: "", picture: null }) }, "Pages : 6 au plus"],
    [{ securityPlan: "https://ailleurs.fr/plan.jpg" }, "L'image n'est pas lisible"],
    [{ logo: `data:image/jpeg;base64,/9j/${"A".repeat(50_000)}` }, "L'image est trop lourde"],
  ])("%# are refused when they can't be printed", async (more, message) => {
    const answer = await save(more);
    expect(answer.status).toBe(400);
    expect(answer.message).toContain(message);
  });
});

describe("Who may print", () => {
  it("is an assigner, and nobody else", async () => {
    const { volunteer } = festival.ids;
    for (const path of ["/planning/volunteers", `/planning/booklets/${volunteer}`, "/planning/prints"]) {
      expect((await festival.as.organiser.get(path)).status).toBe(403);
      expect((await festival.nobody.get(path)).status).toBe(401);
    }
    for (const [path, body] of [
      ["/planning/booklets", [volunteer]],
      ["/planning/prints", { kind: "LEAFLETS", volunteerIds: [volunteer] }],
    ] as const) {
      expect((await festival.as.organiser.post(path, body as never)).status).toBe(403);
      expect((await festival.nobody.post(path, body as never)).status).toBe(401);
    }
  });
});

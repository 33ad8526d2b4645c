import { api, downloads, festivalServer, read } from "@coulisses/shared-auth/testing";
import type { VolunteerCandidate } from "@coulisses/shared-domain/contract/registrations";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { openPage } from "../testing/open-page";

const base = "registrations/membership-applications/volunteers";
let candidates: VolunteerCandidate[];
let rejected: VolunteerCandidate[];
let briefing: object | null;

const done = () => new HttpResponse(null, { status: 204 });
const festival = festivalServer([
  read("configuration", () => [
    { key: "eventDate", version: 1, value: { start: "2027-05-20T22:00:00.000Z" } },
    { key: "volunteerBriefingTimeWindow", version: 1, value: briefing },
  ]),
  read(`${base}/rejected`, () => rejected),
  read(base, () => candidates),
  read("friends/:id", () => [{ id: 9, firstname: "Lou", lastname: "Petit", nickname: null }]),
  http.post(api(`${base}/enroll`), async ({ request }) => {
    const { candidates: people } = (await request.json()) as { candidates: { id: number }[] };
    candidates = candidates.filter(({ id }) => !people.some((one) => one.id === id));
    return done();
  }),
  http.delete(api(`${base}/:id`), ({ params }) => {
    candidates = candidates.filter(({ id }) => id !== Number(params["id"]));
    return done();
  }),
  http.post(api(`${base}/:id/cancel-rejection`), () => {
    candidates = rejected.splice(0);
    return done();
  }),
  http.post(api("configuration/volunteerBriefingTimeWindow"), async ({ request }) => {
    ({ value: briefing } = (await request.json()) as { value: object });
    return HttpResponse.json(
      { key: "volunteerBriefingTimeWindow", version: 2, value: briefing },
      { status: 201 },
    );
  }),
]);
const files = downloads();

const candidate = (id: number, firstname: string, lastname: string, birthdate = "2004-02-29") => ({
  id,
  firstname,
  lastname,
  birthdate,
  nickname: null,
  comment: null,
  charisma: 0,
  teams: ["kfet"],
  availabilities: [],
  mobilePhone: `061122334${id}`,
  email: `${firstname.toLowerCase()}@example.org`,
  emailConfirmed: true,
  candidatedAt: "2026-10-01T10:00:00.000Z",
});

beforeEach(() => {
  briefing = { start: "2027-05-19T16:00:00.000Z", end: "2027-05-19T18:00:00.000Z" };
  const period = { start: "2027-05-21T16:00:00.000Z", end: "2027-05-21T20:00:00.000Z" };
  candidates = [
    { ...candidate(1, "Zoé", "Roux"), comment: "Je sais souder", availabilities: [period] },
    { ...candidate(2, "Tim", "Noir", "2009-12-01"), teams: ["bde"] },
  ];
  rejected = [candidate(3, "=Ida", "Brun")];
});

const open = (search = "") => openPage(`/registrations/volunteer${search}`);
const row = (name: string) => screen.findByRole("row", { name: new RegExp(name) });
const gone = (name: string) =>
  waitFor(() => expect(screen.queryByRole("row", { name: new RegExp(name) })).not.toBeInTheDocument());

describe("The candidates to be volunteers", () => {
  it("are listed; who will be a minor at the festival is marked", async () => {
    open();
    expect(await within(await row("Tim")).findByText("Sera mineur·e à la manif")).toBeInTheDocument();
    const zoe = within(await row("Zoé"));
    expect(zoe.queryByText("Sera mineur·e à la manif")).not.toBeInTheDocument();
    expect(zoe.getByText("06 11 22 33 41")).toBeInTheDocument();
  });

  it.each([
    ["?teams=kfet,cvl", "Zoé", "Tim"],
    ["?search=0611223342", "Tim", "Zoé"],
  ])("are filtered by the address %s", async (search, kept, left) => {
    open(search);
    await row(kept);
    expect(screen.queryByRole("row", { name: new RegExp(left) })).not.toBeInTheDocument();
  });

  it("are handed over as a file, the rejected ones too, without formulas", async () => {
    const { user } = open();
    await row("Zoé");
    await user.click(screen.getByRole("button", { name: "Exporter les candidats" }));
    await waitFor(async () => expect(await files()).toHaveLength(1));
    const [file] = await files();
    expect(file?.name).toMatch(/^Candidats_benevoles/);
    expect(file?.lines.slice(1)).toEqual([
      `"01/10/2026","0","Zoé","Roux","Kfet","zoé@example.org","0611223341","Non"`,
      `"01/10/2026","0","Tim","Noir","BDE","tim@example.org","0611223342","Non"`,
      `"01/10/2026","0","'=Ida","Brun","Kfet","'=ida@example.org","0611223343","Oui"`,
    ]);
    expect(festival.writes).toEqual(['POST audit-entries/exports {"what":"candidates","rows":3}']);
  });
});

describe("A candidate's dialog", () => {
  it("says when they can come and with whom, and enrols", async () => {
    const { user, messages } = open();
    (await row("Zoé")).focus();
    await user.keyboard("{Enter}");
    const dialog = within(await screen.findByRole("dialog", { name: "Zoé Roux" }));
    expect(dialog.getByText("Je sais souder")).toBeInTheDocument();
    expect(dialog.getByText(/du vendredi 21 mai à 18:00/)).toBeInTheDocument();
    expect(await dialog.findByText("Lou Petit")).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Enrôler le candidat" }));
    await gone("Zoé");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await waitFor(() =>
      expect(messages()).toEqual(["Les candidats sélectionnés ont été enrôlés en tant que bénévoles"]),
    );
  });

  it("rejects, and restores who was rejected", async () => {
    const { user, messages } = open();
    await user.click(await screen.findByText("Tim Noir"));
    await user.click(await screen.findByRole("button", { name: "Rejeter la candidature" }));
    await gone("Tim");
    await user.click(screen.getByRole("switch", { name: "Candidats rejetés" }));
    await user.click(await screen.findByText("=Ida Brun"));
    await user.click(await screen.findByRole("button", { name: "Restaurer la candidature" }));
    await gone("Ida");
    await waitFor(() =>
      expect(messages()).toEqual(["La candidature a été rejetée", "La candidature a été restaurée"]),
    );
  });
});

describe("The briefing", () => {
  it("that nobody has set is asked about before an enrolment: its mail would not name it", async () => {
    briefing = null;
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Enrôler Zoé Roux" }));
    const question = within(await screen.findByRole("dialog", { name: "Enrôler quand même ?" }));
    expect(question.getByText(/le mail d'accueil n'en dira rien/)).toBeVisible();
    await user.click(question.getByRole("button", { name: "Annuler" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(festival.writes).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Enrôler Zoé Roux" }));
    await user.click(await screen.findByRole("button", { name: "Enrôler" }));
    await gone("Zoé");
  });

  it("is not set at first, then is what was saved", async () => {
    briefing = null;
    const { user, messages } = open();
    expect(await screen.findByText("Le créneau du briefing n'est pas encore défini.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Enregistrer le créneau" }));
    await screen.findByRole("dialog", { name: "Créneau du briefing" });
    await user.click(screen.getByRole("button", { name: "Enregistrer" }));
    expect(await screen.findByText(/^Le briefing a lieu du vendredi 21 mai à 00:00/)).toBeInTheDocument();
    await waitFor(() => expect(messages()).toEqual(["Le créneau du brief a été enregistré"]));
    expect(festival.writes).toEqual([
      `POST configuration/volunteerBriefingTimeWindow {"value":{"start":"2027-05-20T22:00:00.000Z","end":"2027-05-21T00:00:00.000Z"}}`,
    ]);
  });
});

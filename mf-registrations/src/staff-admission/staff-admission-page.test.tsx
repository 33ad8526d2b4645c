import { answer, api, fakeToken, festivalServer, read, refusal } from "@coulisses/shared-auth/testing";
import type { StaffCandidate } from "@coulisses/shared-domain/contract/registrations";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { openPage } from "../testing/open-page";

const base = "registrations/membership-applications/staffs";
let candidates: (StaffCandidate & { isRejected: boolean })[];
let link: string | null;
let refusedNext: string | undefined;

const listed = (isRejected: boolean) =>
  candidates.filter((one) => one.isRejected === isRejected).map(({ isRejected: _, ...one }) => one);
const done = () => new HttpResponse(null, { status: 204 });
/** Refuses once as if another manager had been faster, if the test says so. */
function decide(id: unknown, change: (candidate: (typeof candidates)[number]) => void) {
  const candidate = candidates.find((one) => one.id === Number(id));
  if (candidate) change(candidate);
  const message = refusedNext;
  refusedNext = undefined;
  return message === undefined ? done() : refusal(409, message);
}

const festival = festivalServer([
  read(`${base}/rejected`, () => listed(true)),
  read(`${base}/invitation-link`, () => link),
  http.post(api(`${base}/invitation-link`), () =>
    answer(() => (link = `https://coulisses.test/login?token=${fakeToken({ exp: 1_904_000_000 })}`), 201),
  ),
  read(base, () => listed(false)),
  http.delete(api(`${base}/:id`), ({ params }) => decide(params["id"], (one) => (one.isRejected = true))),
  http.post(api(`${base}/:id/cancel-rejection`), ({ params }) =>
    decide(params["id"], (one) => (one.isRejected = false)),
  ),
  http.post(api(`${base}/enroll`), async ({ request }) => {
    const { candidates: people } = (await request.json()) as { candidates: { id: number }[] };
    candidates = candidates.filter(({ id }) => !people.some((one) => one.id === id));
    return done();
  }),
]);

const candidate = (id: number, firstname: string, lastname: string, teams: string[] = []) => ({
  id,
  firstname,
  lastname,
  teams,
  nickname: null,
  isRejected: false,
  email: `${firstname.toLowerCase()}@example.org`,
  emailConfirmed: true,
  candidatedAt: `2026-10-0${id}T10:00:00.000Z`,
});

beforeEach(() => {
  link = null;
  refusedNext = undefined;
  candidates = [
    candidate(1, "Zoé", "Roux", ["kfet"]),
    candidate(2, "Max", "Petit"),
    { ...candidate(3, "Ida", "Brun"), isRejected: true },
    candidate(4, "Léo", "Noël"),
  ];
});

const open = (path = "/registrations/staff") => openPage(path);
const row = (name: string) => screen.findByRole("row", { name: new RegExp(name) });
const gone = (name: string) =>
  waitFor(() => expect(screen.queryByRole("row", { name: new RegExp(name) })).not.toBeInTheDocument());
const button = (name: string) => screen.getByRole("button", { name });

describe("The candidates to organise", () => {
  it("are listed with when they applied and their teams", async () => {
    open();
    const zoe = within(await row("Zoé"));
    expect(zoe.getByText("01/10/2026")).toBeInTheDocument();
    expect(await zoe.findByText("Kfet")).toBeInTheDocument();
    expect(screen.queryByText("Ida")).not.toBeInTheDocument();
  });

  it("are searched, and the rejected shown, in the address", async () => {
    const { user, address } = open();
    await row("Zoé");
    await user.type(screen.getByRole("searchbox", { name: "Rechercher un candidat" }), "roux");
    await gone("Max");
    await user.clear(screen.getByRole("searchbox", { name: "Rechercher un candidat" }));
    await user.click(screen.getByRole("switch", { name: "Candidats rejetés" }));
    expect(await row("Ida")).toBeInTheDocument();
    expect(address()).toBe("/registrations/staff?rejected=1");
    expect(screen.queryByRole("button", { name: /^Enrôler/ })).not.toBeInTheDocument();
  });

  it.each([
    ["", "Aucun candidat"],
    ["?rejected=1", "Aucun candidat rejeté"],
  ])("are none: %s", async (search, text) => {
    candidates = [];
    open(`/registrations/staff${search}`);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it("are asked for again after a lost network", async () => {
    festival.unplug();
    const { user } = open();
    const retry = await screen.findByRole("button", { name: /Réessayer/ });
    festival.plug();
    await user.click(retry);
    expect(await row("Zoé")).toBeInTheDocument();
  });
});

describe("Those who admit", () => {
  it("enrol several with one press", async () => {
    const { user, messages } = open();
    await row("Zoé");
    expect(button("Enrôler en tant qu'organisateur")).toBeVisible();
    await user.click(screen.getByRole("checkbox", { name: "Sélectionner Zoé Roux" }));
    await user.click(screen.getByRole("checkbox", { name: "Sélectionner Léo Noël" }));
    await user.click(button("Enrôler en tant qu'organisateur (2)"));
    await gone("Zoé");
    expect(await row("Max")).toBeInTheDocument();
    await waitFor(() =>
      expect(messages()).toEqual(["Les candidats sélectionnés ont été enrôlés en tant qu'organisateurs"]),
    );
    expect(festival.writes).toEqual([
      `POST ${base}/enroll {"candidates":[{"id":1,"name":"Zoé Roux"},{"id":4,"name":"Léo Noël"}]}`,
    ]);
  });

  it("reject one and take it back", async () => {
    const { user, messages } = open();
    await row("Max");
    await user.click(button("Rejeter la candidature de Max Petit"));
    await gone("Max");
    await user.click(screen.getByRole("switch", { name: "Candidats rejetés" }));
    await row("Max");
    await user.click(button("Annuler le rejet de Max Petit"));
    await gone("Max");
    await waitFor(() =>
      expect(messages()).toEqual(["La candidature a été rejetée", "La candidature a été restaurée"]),
    );
  });

  it("go through the list by the keyboard: the focus goes on to the next one", async () => {
    const { user } = open();
    (await row("Zoé")).focus();
    await user.keyboard("r");
    await gone("Zoé");
    expect(await row("Max")).toHaveFocus();
    await user.keyboard("s{ArrowDown}s");
    expect(button("Enrôler en tant qu'organisateur (2)")).toBeEnabled();
    await user.keyboard("e");
    await gone("Léo");
    expect(festival.writes.map((write) => write.split(" ")[0])).toEqual(["DELETE", "POST"]);
  });

  it("are told when another person was faster, and see the list as it is", async () => {
    const { user, messages } = open();
    await row("Max");
    refusedNext = "Le bénévole a déjà été rejeté pour être orga pour cette édition";
    await user.click(button("Rejeter la candidature de Max Petit"));
    await gone("Max");
    await waitFor(() =>
      expect(messages()).toEqual(["Le bénévole a déjà été rejeté pour être orga pour cette édition"]),
    );
  });
});

describe("The invitation link", () => {
  it("is made, copied, and made anew once confirmed", async () => {
    const { user, messages } = open();
    const field = await screen.findByLabelText("Lien d'invitation", { selector: "input" });
    expect(field).toHaveAttribute("placeholder", "Pas de lien encore généré");
    await user.click(button("Copier le lien"));
    // The same words again are said once.
    await user.click(button("QR code"));
    await waitFor(() => expect(messages()).toEqual(["Génère d'abord le lien."]));
    await user.click(button("Générer le lien"));
    await waitFor(() => expect(field).toHaveValue(link));
    expect(screen.getByText("Le lien expire le 3 mai 2030")).toBeInTheDocument();
    const written = jest.spyOn(navigator.clipboard, "writeText");
    await user.click(button("Copier le lien"));
    expect(written).toHaveBeenCalledWith(link);
    await waitFor(() => expect(messages().at(-1)).toBe("Lien copié ✅"));
    await user.click(button("Régénérer le lien"));
    expect(festival.writes).toHaveLength(1);
    await user.click(await screen.findByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(festival.writes).toHaveLength(2));
  });

  it("is shown large, for the telephone of who stands there", async () => {
    link = `https://coulisses.test/login?token=${fakeToken({ exp: 1_904_000_000 })}`;
    const { user } = open();
    await screen.findByDisplayValue(link);
    await user.click(button("QR code"));
    const shown = within(await screen.findByRole("dialog", { name: "QR code de l'invitation" }));
    expect(await shown.findByRole("img", { name: "QR code du lien d'invitation" })).toBeVisible();
  });

  it("that is over says so", async () => {
    link = `https://coulisses.test/login?token=${fakeToken({ exp: 1_600_000_000 })}`;
    open();
    expect(await screen.findByText("Le lien a expiré")).toBeInTheDocument();
  });
});

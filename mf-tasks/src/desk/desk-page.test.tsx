import type { Access } from "@coulisses/shared-domain/access/access";
import { NOT_AT_DESK } from "@coulisses/shared-domain/desk/welcome";
import { act, screen, waitFor, within } from "@testing-library/react";
import { claimUrl, deskServer } from "../testing/desk-server";
import { openPage } from "../testing/open-page";
import { keptVisits } from "./desk-visit";

const festival = deskServer();
const desk: Access = { teams: ["humain"], permissions: ["view-planning", "affect-volunteer", "enroll-soft"] };
const open = (access = desk) => openPage("/check-in/desk", access);
type Opened = ReturnType<typeof open>;
const press = async ({ user }: Opened, name: string | RegExp) =>
  user.click(await screen.findByRole("button", { name }));
const typed = {
  Prénom: "Zoé",
  Nom: "Petit",
  "Téléphone portable": "06 98 76 54 32",
  "Date de naissance": "01/02/2003",
};
async function fill({ user }: Opened, changes: Partial<typeof typed> = {}) {
  for (const [label, text] of Object.entries({ ...typed, ...changes })) {
    await user.type(await screen.findByRole("textbox", { name: new RegExp(`^${label}`) }), text);
  }
}
const bodyOf = (call: string) => {
  const write = festival.writes.find((one) => one.startsWith(call));
  return JSON.parse(write?.slice(call.length + 1) ?? "{}") as object;
};

beforeEach(() => void jest.useFakeTimers({ now: new Date("2026-05-15T16:22:00Z"), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

describe("The way to the desk", () => {
  it("is on the page of check-in, for who admits and assigns alone", async () => {
    const { unmount } = openPage("/check-in", desk);
    expect(await screen.findByRole("link", { name: "Accueillir quelqu'un sans compte" })).toHaveAttribute(
      "href",
      "/check-in/desk",
    );
    unmount();
    openPage("/check-in", { ...desk, permissions: ["view-planning", "affect-volunteer"] });
    expect(await screen.findByRole("link", { name: "Bilan des heures" })).toBeVisible();
    expect(screen.queryByRole("link", { name: /sans compte/ })).not.toBeInTheDocument();
  });

  it("DK-1 says whose desk it is to anybody else", async () => {
    open({ ...desk, permissions: ["affect-volunteer"] });
    expect(await screen.findByText(NOT_AT_DESK)).toBeVisible();
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  });
});

describe("A person without an account", () => {
  it("approves the terms, is placed by one press, and is shown the QR of their account", async () => {
    const opened = open();
    await fill(opened);
    await press(opened, "Continuer vers les CGU");
    expect(await screen.findByRole("heading", { name: "À Zoé de lire" })).toBeVisible();
    expect(await screen.findByText(/Article 1|mentions/i)).toBeVisible();
    expect(festival.writes).toEqual([]);
    await press(opened, "J'ai lu et j'approuve les CGU");
    expect(await screen.findByRole("heading", { name: "Où va Zoé Petit ?" })).toBeVisible();
    expect(bodyOf("POST desk/people")).toEqual({
      firstname: "Zoé",
      lastname: "Petit",
      mobilePhone: "06 98 76 54 32",
      birthdate: "2003-02-01",
      key: expect.stringMatching(/^[\da-f-]{36}$/),
      hasApprovedEULA: true,
    });
    await press(opened, /Tenir le bar.*18h - 20h · Chapiteau.*Manque 2/);
    expect(await screen.findByRole("heading", { name: "Zoé Petit est à son poste" })).toBeVisible();
    expect(bodyOf("POST desk/people/31/places")).toEqual({
      taskId: 7,
      mobilizationId: "1-2",
      assignmentId: "3-4",
      as: "benevole",
    });
    expect(await screen.findByRole("img", { name: "QR pour récupérer le compte" })).toBeVisible();
    expect(screen.getByText(/Il sert une fois, jusqu'au 14 juin 2026/)).toBeVisible();
    const copied = jest.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await press(opened, "Copier le lien");
    expect(copied).toHaveBeenCalledWith(claimUrl);
    await press(opened, "Personne suivante");
    expect(await screen.findByRole("textbox", { name: /^Prénom/ })).toHaveValue("");
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
    expect(festival.kept.links).toBe(1);
  });

  it("may be placed later", async () => {
    festival.kept.slots = [];
    const opened = open();
    await fill(opened);
    await press(opened, "Continuer vers les CGU");
    await press(opened, "J'ai lu et j'approuve les CGU");
    expect(await screen.findByText("Aucun créneau ne manque de monde")).toBeVisible();
    await press(opened, "Plus tard");
    expect(await screen.findByRole("heading", { name: "Zoé Petit a son compte" })).toBeVisible();
    expect(await screen.findByRole("img", { name: "QR pour récupérer le compte" })).toBeVisible();
  });

  it("DK-2 is told what is wrong before anything is sent", async () => {
    const opened = open();
    await fill(opened, { "Téléphone portable": "0412345678", "Date de naissance": "01/02/1940" });
    await press(opened, "Continuer vers les CGU");
    expect(await screen.findByText("Numéro de téléphone mobile non valable")).toBeVisible();
    expect(await screen.findByText("Tu n'es pas si vieux !")).toBeVisible();
    expect(festival.writes).toEqual([]);
  });

  it("of a place that is taken meanwhile is told so, and placed elsewhere", async () => {
    festival.refuse("desk.place", 409, "Il n'y a plus de place en tant que Bénévole pour Zoé Petit");
    const opened = open();
    await fill(opened);
    await press(opened, "Continuer vers les CGU");
    await press(opened, "J'ai lu et j'approuve les CGU");
    await press(opened, /Tenir le bar/);
    expect(await screen.findByText(/Il n'y a plus de place/)).toBeVisible();
    festival.plug();
    await press(opened, /Tenir le bar/);
    expect(await screen.findByRole("heading", { name: "Zoé Petit est à son poste" })).toBeVisible();
  });
});

describe("DK-3 A number that is known", () => {
  it("is said as it is typed, and its person goes on with the account that they have", async () => {
    const opened = open();
    await fill(opened, { "Téléphone portable": "0611223344" });
    expect(await screen.findByText("Un compte existe avec ce numéro : Ana Roux")).toBeVisible();
    await press(opened, "Continuer avec Ana Roux");
    expect(await screen.findByRole("heading", { name: "Où va Ana Roux ?" })).toBeVisible();
    await press(opened, /Tenir le bar/);
    expect(await screen.findByRole("heading", { name: "Ana Roux est à son poste" })).toBeVisible();
    expect(screen.queryByRole("button", { name: /QR/ })).not.toBeInTheDocument();
    expect(festival.writes).toHaveLength(1);
  });

  it("of an account that waits to be claimed gets a new QR when asked for", async () => {
    festival.kept.known = [{ id: 30, firstname: "Ana", lastname: "Roux", isMember: true, hasAddress: false }];
    const opened = open();
    await fill(opened, { "Téléphone portable": "0611223344" });
    await press(opened, "Continuer avec Ana Roux");
    await press(opened, "Plus tard");
    expect(festival.kept.links).toBe(0);
    await press(opened, "Montrer à Ana le QR de son compte");
    expect(await screen.findByRole("img", { name: "QR pour récupérer le compte" })).toBeVisible();
  });

  it("of a candidate sends to the admission", async () => {
    festival.kept.known = [{ id: 30, firstname: "Ana", lastname: "Roux", isMember: false, hasAddress: true }];
    const opened = open();
    await fill(opened, { "Téléphone portable": "0611223344" });
    expect(await screen.findByText(/Ana Roux : sa candidature n'est pas encore acceptée/)).toBeVisible();
    expect(screen.queryByRole("button", { name: /Continuer avec/ })).not.toBeInTheDocument();
  });

  it("is refused by the server too, with whose it is", async () => {
    festival.answers({ desk: { listKnown: () => [] } });
    const opened = open();
    await fill(opened, { "Téléphone portable": "0611223344" });
    await press(opened, "Continuer vers les CGU");
    await press(opened, "J'ai lu et j'approuve les CGU");
    expect(await screen.findByText("Un compte existe avec ce numéro : Ana Roux")).toBeVisible();
    festival.plug();
    await press(opened, "Revenir");
    expect(await screen.findByRole("button", { name: "Continuer avec Ana Roux" })).toBeVisible();
    expect(screen.getByRole("textbox", { name: /^Prénom/ })).toHaveValue("Zoé");
  });
});

describe("DK-8 Without network", () => {
  const setOnline = (isOnline: boolean) => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
    act(() => void window.dispatchEvent(new Event(isOnline ? "online" : "offline")));
  };
  afterEach(() => jest.restoreAllMocks());

  it("the desk says that it needs one, and nothing typed is lost, not even by a reload", async () => {
    const opened = open();
    await fill(opened);
    setOnline(false);
    expect(await screen.findByText(/L'accueil en a besoin/)).toBeVisible();
    await press(opened, "Continuer vers les CGU");
    festival.unplug();
    await press(opened, "J'ai lu et j'approuve les CGU");
    expect(await screen.findByText(/Rien n'est perdu/)).toBeVisible();
    opened.unmount();
    const again = open();
    setOnline(true);
    festival.plug();
    expect(await screen.findByRole("heading", { name: "À Zoé de lire" })).toBeVisible();
    await press(again, "J'ai lu et j'approuve les CGU");
    expect(await screen.findByRole("heading", { name: "Où va Zoé Petit ?" })).toBeVisible();
    expect(screen.queryByText(/L'accueil en a besoin/)).not.toBeInTheDocument();
  });

  it("sends the same press again under the same key, and another one for other words", async () => {
    const opened = open();
    await fill(opened);
    await press(opened, "Continuer vers les CGU");
    festival.refuse("desk.welcome", 503, "Panne");
    await press(opened, "J'ai lu et j'approuve les CGU");
    expect(await screen.findByText("Panne")).toBeVisible();
    const keyNow = () => keptVisits.all()[0]?.key;
    const keys = [keyNow()];
    await press(opened, "Revenir");
    keys.push(keyNow());
    await opened.user.type(await screen.findByRole("textbox", { name: /^Nom/ }), "e");
    await waitFor(() => expect(keyNow()).not.toBe(keys[0]));
    expect(keys[0]).toBe(keys[1]);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  });
});

describe("The slots", () => {
  it("can be read again after a failure", async () => {
    festival.refuse("desk.listSlots", 500, "Panne");
    const opened = open();
    await fill(opened);
    await press(opened, "Continuer vers les CGU");
    await press(opened, "J'ai lu et j'approuve les CGU");
    const retry = await screen.findByRole("button", { name: "Réessayer" });
    festival.plug();
    await opened.user.click(retry);
    const list = within(await screen.findByRole("list", { name: "Créneaux où il manque du monde" }));
    expect(await list.findByRole("button", { name: /Tenir le bar/ })).toBeVisible();
  });
});

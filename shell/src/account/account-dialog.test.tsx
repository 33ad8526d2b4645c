import { answeredMe, api, downloads, fakeServer, refusal, refusing } from "@coulisses/shared-auth/testing";
import type { OwnSession } from "@coulisses/shared-domain/contract/auth";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { renderInSite } from "../testing/test-site";
import AccountDialog from "./account-dialog";

const me = {
  ...answeredMe({ id: 1, firstname: "Marie", lastname: "Curie", nickname: null }),
  email: "marie@example.org",
};
const laptop: OwnSession = {
  id: "11111111-1111-4111-8111-111111111111",
  current: true,
  device: "Firefox sur Windows",
  address: "10.0.0.1",
  createdAt: "2026-05-01T10:00:00.000Z",
  lastUsedAt: new Date().toISOString(),
};
const phone: OwnSession = {
  ...laptop,
  id: "22222222-2222-4222-8222-222222222222",
  current: false,
  device: "Safari sur iOS",
  lastUsedAt: "2026-05-02T10:00:00.000Z",
};

let devices: OwnSession[];
let sent: unknown[];
const server = fakeServer(
  http.get(api("users/me"), () => HttpResponse.json(me)),
  http.get(api("users/me/sessions"), () => HttpResponse.json(devices)),
);
beforeEach(() => {
  devices = [laptop, phone];
  sent = [];
});

const click = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const type = (label: string, text: string) =>
  userEvent.type(screen.getByLabelText(label, { exact: false }), text);
const hasFocus = (label: string) =>
  waitFor(() => {
    expect(screen.getByLabelText(label)).toHaveFocus();
  });
function answerPut(path: string, answer: () => Response) {
  server.use(
    http.put(api(path), async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
}
const done = () => new HttpResponse(null, { status: 204 });
const open = async () => {
  const { messages } = await renderInSite(<AccountDialog onClose={() => undefined} />);
  await screen.findByText("Safari sur iOS");
  await screen.findByRole("button", { name: "Changer mon mot de passe" });
  return messages;
};

describe("Mon mot de passe", () => {
  async function fill(current: string, chosen: string, repeated = chosen) {
    await click("Changer mon mot de passe");
    await type("Mot de passe actuel", current);
    await userEvent.type(screen.getByLabelText("Nouveau mot de passe*"), chosen);
    await type("Confirme ton nouveau mot de passe", repeated);
  }
  const submit = () => screen.getByRole("button", { name: "Enregistrer le mot de passe" });

  it("is changed, and says what became of the other devices", async () => {
    answerPut("users/me/password", done);
    const messages = await open();
    await fill("Coulisses-2026!", "Un-autre-mot-2026");
    devices = [laptop];
    await userEvent.click(submit());
    await waitFor(() =>
      expect(messages()).toEqual(["Ton mot de passe a été changé, tes autres appareils sont déconnectés"]),
    );
    expect(sent).toEqual([
      { currentPassword: "Coulisses-2026!", password: "Un-autre-mot-2026", password2: "Un-autre-mot-2026" },
    ]);
    expect(screen.getByRole("button", { name: "Changer mon mot de passe" })).toHaveFocus();
    await waitFor(() => {
      expect(screen.queryByText("Safari sur iOS")).not.toBeInTheDocument();
    });
  });

  it("starts in its first field and leads back when one gives up", async () => {
    await open();
    await click("Changer mon mot de passe");
    expect(screen.getByLabelText("Mot de passe actuel*")).toHaveFocus();
    await click("Annuler");
    expect(screen.getByRole("button", { name: "Changer mon mot de passe" })).toHaveFocus();
  });

  it.each([
    ["court", "Il faut au moins 12 caractères dans le mot de passe"],
    [
      "MadameCurie-1903",
      "Ton mot de passe ne doit contenir ni ton prénom, ni ton nom, ni ton surnom, ni ton adresse mail",
    ],
  ])("is not sent as « %s »", async (chosen, reason) => {
    await open();
    await fill("Coulisses-2026!", chosen);
    expect(screen.getByText(new RegExp(reason))).toBeVisible();
    await userEvent.click(submit());
    await hasFocus("Nouveau mot de passe*");
    expect(sent).toEqual([]);
  });

  it("is not sent when it differs the second time", async () => {
    await open();
    await fill("Coulisses-2026!", "Un-autre-mot-2026", "Un-autre-mot-2027{Tab}");
    expect(screen.getByText("La valeur ne correspond pas")).toBeVisible();
    await userEvent.click(submit());
    await hasFocus("Confirme ton nouveau mot de passe*");
    expect(sent).toEqual([]);
  });

  it("that is not filled in says what is missing, and is not sent", async () => {
    await open();
    await click("Changer mon mot de passe");
    await userEvent.click(submit());
    expect(screen.getAllByText("Ce champ est requis")).toHaveLength(2);
    await hasFocus("Mot de passe actuel*");
    expect(sent).toEqual([]);
  });

  it.each([
    [403, "Ce n'est pas ton mot de passe actuel", "Mot de passe actuel*", "currentPassword"],
    [
      400,
      "Ce mot de passe est l'un des plus courants : choisis-en un autre",
      "Nouveau mot de passe*",
      "password",
    ],
  ])("refused with %i says so at the field, until it changes", async (status, reason, label, field) => {
    answerPut("users/me/password", () => refusal(status, reason, { [field]: reason }));
    await open();
    await fill("Coulisses-2026?", "Marseille-2026!");
    await userEvent.keyboard("{Enter}");
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(reason));
    await hasFocus(label);
    await userEvent.type(screen.getByLabelText(label), "x");
    expect(screen.queryByText(reason)).not.toBeInTheDocument();
  });
});

describe("Mon adresse mail", () => {
  it("is changed with the password", async () => {
    answerPut("users/me/email", done);
    const messages = await open();
    await click("Changer mon adresse mail");
    await type("Nouvelle adresse mail", " PIERRE@example.org");
    await type("Mot de passe actuel", "Coulisses-2026!{Enter}");
    await waitFor(() =>
      expect(messages()).toEqual(["Ton adresse mail a été changée, l'ancienne est prévenue"]),
    );
    expect(sent).toEqual([{ email: "pierre@example.org", currentPassword: "Coulisses-2026!" }]);
  });

  it.each([
    ["marie@example.org", "C'est déjà ton adresse mail"],
    ["marie", "Adresse mail non valable"],
  ])("is not sent as « %s »", async (email, reason) => {
    await open();
    await click("Changer mon adresse mail");
    await type("Nouvelle adresse mail", email);
    await type("Mot de passe actuel", "Coulisses-2026!");
    expect(screen.getByText(reason)).toBeVisible();
    await click("Enregistrer l'adresse mail");
    await hasFocus("Nouvelle adresse mail*");
    expect(sent).toEqual([]);
  });

  it("is sent again as typed once the network is back", async () => {
    answerPut("users/me/email", () => HttpResponse.error());
    const messages = await open();
    await click("Changer mon adresse mail");
    await type("Nouvelle adresse mail", "pierre@example.org");
    await type("Mot de passe actuel", "Coulisses-2026!{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent("Impossible de joindre le serveur");
    answerPut("users/me/email", done);
    await click("Enregistrer l'adresse mail");
    await waitFor(() =>
      expect(messages()).toEqual(["Ton adresse mail a été changée, l'ancienne est prévenue"]),
    );
    expect(sent.at(-1)).toEqual({ email: "pierre@example.org", currentPassword: "Coulisses-2026!" });
  });

  it("that another person has is told at the field", async () => {
    const reason = "L'email est déjà utilisé par un autre utilisateur";
    answerPut("users/me/email", () => refusal(409, reason, { email: reason }));
    await open();
    await click("Changer mon adresse mail");
    await type("Nouvelle adresse mail", "pierre@example.org");
    await type("Mot de passe actuel", "Coulisses-2026!{Enter}");
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.getByLabelText("Nouvelle adresse mail", { exact: false })).toHaveAccessibleDescription(
      reason,
    );
  });
});

describe("Mes appareils connectés", () => {
  const section = () => screen.getByRole("region", { name: "Mes appareils connectés" });
  const answerDelete = (path: string, left: OwnSession[]) => {
    server.use(
      http.delete(api(path), () => {
        devices = left;
        return done();
      }),
    );
  };

  it("says which is this one, and when the others served last", async () => {
    await open();
    const [here, there] = within(section()).getAllByRole("listitem");
    expect(here).toHaveTextContent(/Firefox sur Windows.*Cet appareil.*Connecté le 1 mai 2026 · 10\.0\.0\.1/);
    expect(within(here as HTMLElement).queryByRole("button")).not.toBeInTheDocument();
    expect(there).toHaveTextContent(/Safari sur iOS.*Utilisé il y a \d+ jours · connecté le 1 mai 2026/);
  });

  it("are logged out one by one; the focus stays there", async () => {
    answerDelete(`users/me/sessions/${phone.id}`, [laptop]);
    const messages = await open();
    await click("Déconnecter Safari sur iOS");
    expect(await screen.findByText("Tu n'es connecté·e nulle part ailleurs.")).toBeVisible();
    await waitFor(() => expect(messages()).toEqual(["Safari sur iOS est déconnecté"]));
    expect(section()).toHaveFocus();
  });

  it("are logged out all at once", async () => {
    answerDelete("users/me/sessions", [laptop]);
    const messages = await open();
    await click("Déconnecter tous les autres");
    expect(await screen.findByText("Tu n'es connecté·e nulle part ailleurs.")).toBeVisible();
    await waitFor(() => expect(messages()).toEqual(["Tes autres appareils sont déconnectés"]));
  });

  it("that was gone already leaves the list, with the reason", async () => {
    server.use(
      http.delete(api(`users/me/sessions/${phone.id}`), () => {
        devices = [laptop];
        return refusal(404, "Cet appareil n'est plus connecté");
      }),
    );
    const messages = await open();
    await click("Déconnecter Safari sur iOS");
    expect(await screen.findByText("Tu n'es connecté·e nulle part ailleurs.")).toBeVisible();
    await waitFor(() => expect(messages()).toEqual(["Cet appareil n'est plus connecté"]));
  });

  it("that can't be read are asked for again", async () => {
    server.use(refusing("ownAccount.listSessions", 500, "Oups", { once: true }));
    await renderInSite(<AccountDialog onClose={() => undefined} />);
    await userEvent.click(await screen.findByRole("button", { name: "Réessayer" }));
    expect(await screen.findByText("Safari sur iOS")).toBeVisible();
  });
});

describe("One's own data", () => {
  const files = downloads();
  const dayInName = /^mes-donnees-coulisses-\d{4}-\d\d-\d\d\.json$/;

  test("come in a file that one can read", async () => {
    const data = { compte: [{ email: "marie@example.org" }] };
    server.use(
      http.get(api("users/me/data"), () =>
        HttpResponse.json({ exportedAt: "2026-05-01T10:00:00.000Z", data }),
      ),
    );
    await open();
    await click("Télécharger mes données");
    await waitFor(async () => expect(await files()).toHaveLength(1));
    const [file] = await files();
    expect(file?.name).toMatch(dayInName);
    expect(file?.lines.map((line) => line.trim())).toContain('"email": "marie@example.org"');
  });

  test("say so when they can't come, and can be asked for again", async () => {
    server.use(http.get(api("users/me/data"), () => refusal(503, "Indisponible")));
    const messages = await open();
    await click("Télécharger mes données");
    await waitFor(() =>
      expect(messages()).toContain("Tes données n'ont pas pu être téléchargées. Réessaie plus tard."),
    );
    expect(await files()).toEqual([]);
    expect(screen.getByRole("button", { name: "Télécharger mes données" })).toBeEnabled();
  });
});

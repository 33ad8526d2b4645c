import { fakeToken, fillField } from "@coulisses/shared-auth/testing";
import { screen, waitFor } from "@testing-library/react";
import { field, fill, invitation, open, openAt, openFilled, press } from "../testing/registering";
import { registrationServer } from "../testing/registration-server";

const festival = registrationServer();

/** The next button of each step. */
const next = {
  presentation: "Vous savez tout 🕵️",
  contact: "On se capte 🤙",
  security: "M'inscrire",
} as const;

/** Types into one field of a step, and tries to go on. */
async function tryStep(step: keyof typeof next, label: RegExp, text: string) {
  const { user } = openAt(step);
  fillField(await field(label), text);
  await press(user, next[step]);
}
const describedBy = async (label: RegExp, problem: string | RegExp) =>
  waitFor(async () => expect(await field(label)).toHaveAccessibleDescription(problem));

describe("§8.2 What a stranger is told under the field", () => {
  it.each([
    ["RG-6", /^Prénom/, "", "Il faut renseigner un prénom"],
    ["RG-6", /^Prénom/, "  ", "Il faut renseigner un prénom"],
    ["RG-6", /^Nom/, "", "Il faut renseigner un nom"],
    ["RG-5", /^Surnom/, " ", "Il faut renseigner un surnom"],
    ["RG-5", /^Commentaire/, " ", /^Il faut préciser ton commentaire/],
    ["§0.2", /^Prénom/, "a".repeat(31), "Le prénom ne peut pas dépasser 30 caractères"],
    ["§0.2", /^Nom/, "👩‍🚀".repeat(31), "Le nom ne peut pas dépasser 30 caractères"],
    ["§0.2", /^Surnom/, "é".repeat(31), "Le surnom ne peut pas dépasser 30 caractères"],
    ["RG-4", /^Date de naissance/, "31/12/1949", "Tu n'es pas si vieux !"],
    ["RG-4", /^Date de naissance/, "01/01/1950", "Tu n'es pas si vieux !"],
    ["RG-4", /^Date de naissance/, "01/01/0001", /./],
    ["RG-4", /^Date de naissance/, "31/12/2199", "Tu ne peux pas naître dans le futur"],
    ["RG-4", /^Date de naissance/, "30/02/2001", /date|jour/i],
    ["RG-4", /^Date de naissance/, "hier soir", /date|jour/i],
  ])("%s %s « %s »", async (_rule, label, text, problem) => {
    await tryStep("presentation", label, text);
    await describedBy(label, problem);
    expect(screen.queryByLabelText(/^Email/)).not.toBeInTheDocument();
  });

  it.each([
    ["RG-1", /^Email/, "", /^Adresse mail non valable/],
    ["RG-1", /^Email/, "lea", /^Adresse mail non valable/],
    ["RG-1", /^Email/, "lea martin@example.org", /^Adresse mail non valable/],
    ["RG-1", /^Email/, "lea@example.museum", /^Adresse mail non valable/],
    ["RG-1", /^Email/, "léa@example.org", /^Adresse mail non valable/],
    ["RG-1", /^Email/, "lea@INSA-LYON.FR", /^Pas d'adresse insa 🙏/],
    ["RG-1", /^Email/, "lea@sous.insa-lyon.fr", /^Pas d'adresse insa 🙏/],
    ["RG-3", /^Ton 06/, "", "Numéro de téléphone mobile non valable"],
    ["RG-3", /^Ton 06/, "02 12 34 56 78", "Numéro de téléphone mobile non valable"],
    ["RG-3", /^Ton 06/, "06 12 34 56 789", "Numéro de téléphone mobile non valable"],
    ["RG-3", /^Ton 06/, "+33 6 12 34 56 78", "Nous ne supportons pas les numéros au format international"],
  ])("%s %s « %s »", async (_rule, label, text, problem) => {
    await tryStep("contact", label, text);
    await describedBy(label, problem);
    expect(screen.queryByLabelText(/^Mot de passe/)).not.toBeInTheDocument();
  });

  it.each([
    ["MAJUSCULES-2026!", /Il faut au moins une minuscule/],
    ["minuscules-2026!", /Il faut au moins une MAJUSCULE/],
    ["SansChiffre-oh!", /Il faut au moins un chiffre/],
    ["SansSpecial2026", /Il faut au moins un caractère spécial/],
    ["Courte-26!", /Il faut au moins 12 caractères/],
    ["[Crochets]2026", /Il faut au moins un caractère spécial/],
  ])("RG-2 the password « %s »", async (password, problem) => {
    await tryStep("security", /^Mot de passe/, password);
    await describedBy(/^Mot de passe/, problem);
    expect(festival.registered()).toEqual([]);
  });

  it("RG-2 the password that holds one's own name", async () => {
    await tryStep("security", /^Mot de passe/, "Martin-Scene-26!");
    await describedBy(/^Mot de passe/, /nom/);
    expect(festival.registered()).toEqual([]);
  });
});

describe("What is typed in one's own way is understood", () => {
  it.each(["0612345678", "06 12 34 56 78", "06.12.34.56.78", "06-12-34-56-78", "07 00 00 00 00"])(
    "RG-3 the number %s",
    async (phone) => {
      const { user } = openAt("contact");
      await fill(/^Ton 06/, phone);
      await press(user, next.contact);
      expect(await field(/^Mot de passe/)).toBeVisible();
    },
  );

  it("RG-1 an address with capitals, a plus and spaces around it", async () => {
    const { user } = await openFilled();
    await press(user, "Revenir");
    await fill(/^Email/, "  Lea.Martin+FESTIVAL@Example.ORG ");
    await press(user, next.contact);
    await press(user, next.security);
    await waitFor(() =>
      expect(festival.registered().at(-1)?.newcomer["email"]).toBe("Lea.Martin+FESTIVAL@Example.ORG"),
    );
  });

  it("names of 30 characters, however many bytes, and text that looks like HTML", async () => {
    const { user } = await openFilled();
    await press(user, "Revenir");
    await press(user, "Revenir");
    await fill(/^Prénom/, "é".repeat(30));
    await fill(/^Nom/, "<b>O'Brien</b>");
    await press(user, next.presentation);
    await press(user, next.contact);
    await press(user, next.security);
    await waitFor(() =>
      expect(festival.registered().at(-1)?.newcomer).toMatchObject({
        firstname: "é".repeat(30),
        lastname: "<b>O'Brien</b>",
      }),
    );
  });
});

describe("INV-2 A link that is no invitation", () => {
  const day = 86_400;
  const now = Math.floor(Date.now() / 1_000);
  it.each([
    ["without an end", `a.${btoa("{}")}.b`],
    ["whose end is a text", fakeToken({ exp: "demain" } as object)],
    ["over for ten years", fakeToken({ exp: now - 3_650 * day } as object)],
    ["cut in the middle", invitation(3).slice(0, 12)],
    ["that is somebody's script", "<script>alert(1)</script>"],
  ])("%s shows the way instead of a form", async (_what, token) => {
    open(`/register?token=${encodeURIComponent(token)}`);
    expect(await screen.findByText("Ce lien d'invitation n'est plus valable")).toBeVisible();
    expect(screen.queryByRole("button", { name: "C'est parti ! 🚀" })).not.toBeInTheDocument();
  });

  it("but is of another kind is refused by the server, and shows the way then", async () => {
    const message = "Le lien d'invitation a expiré";
    festival.refuse("registration.register", 400, message, { fields: { token: message } });
    const { user } = await openFilled(`/register?token=${invitation(3)}`);
    await press(user, next.security);
    expect(await screen.findByText("Ce lien d'invitation n'est plus valable")).toBeVisible();
    await user.click(screen.getByRole("link", { name: "inscris-toi comme bénévole" }));
    expect(await screen.findByRole("heading", { name: "👋 Inscription Bénévole 👋" })).toBeVisible();
  });

  it("and empty counts as none: one registers as a volunteer", async () => {
    open("/register?token=");
    expect(await screen.findByRole("heading", { name: "👋 Inscription Bénévole 👋" })).toBeVisible();
  });
});

test("Without the festival's own words a stranger still reads a welcome, and goes on", async () => {
  festival.refuse("configuration.read", 503, "Réessaie plus tard");
  const { user, messages } = open();
  expect(await screen.findByText(/plus de 400 bénévoles/)).toBeVisible();
  await press(user, "C'est parti ! 🚀");
  expect(await field(/^Prénom/)).toHaveFocus();
  await waitFor(() => expect(messages()).toEqual([]));
});

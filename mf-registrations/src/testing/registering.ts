import { fakeToken, storedText } from "@coulisses/shared-auth/testing";
import { fireEvent, screen } from "@testing-library/react";
import { openPage } from "./open-page";

/** An invitation that expires in so many days. */
export const invitation = (days: number) =>
  fakeToken({ exp: Math.floor(Date.now() / 1_000) + days * 86_400 } as object);

/** Opens the registration without a session. */
export const open = (path = "/register") => openPage(path, { teams: [], permissions: [] });
type User = ReturnType<typeof open>["user"];
/** Presses the button of that name. */
export const press = async (user: User, name: string) =>
  user.click(await screen.findByRole("button", { name }));
/** The field of that label. */
export const field = (name: RegExp) => screen.findByLabelText(name);
/** Fills the field at once, as a password manager does. */
export const fill = async (name: RegExp, value: string) =>
  fireEvent.change(await field(name), { target: { value } });

/** Fills the welcome and the first step. */
export async function present(user: User) {
  await press(user, "C'est parti ! 🚀");
  await fill(/^Prénom/, "Léa");
  await fill(/^Nom/, "Martin");
  await fill(/^Date de naissance/, "01/01/2000");
  await press(user, "Vous savez tout 🕵️");
}
/** Fills the second step. */
export async function tellContact(user: User) {
  await fill(/^Email/, "Lea.Martin+orga@Example.org");
  await fill(/^Ton 06/, "06 12 34 56 78");
  await press(user, "Kfet");
  await press(user, "On se capte 🤙");
}
/** Fills the last step. */
export async function secure(user: User, password = "Scene-Ouverte-26!") {
  await fill(/^Mot de passe/, password);
  await fill(/^Confirme ton mot de passe/, password);
  await user.click(screen.getByRole("checkbox", { name: /J'approuve/ }));
}
const kept = {
  firstname: "Léa",
  lastname: "Martin",
  birthdate: "2000-01-01",
  email: "Lea.Martin+orga@Example.org",
  mobilePhone: "06 12 34 56 78",
  teams: ["kfet"],
};
/** Opens the page as after a reload in the middle of a registration. */
export function openAt(step: string, path?: string) {
  sessionStorage.setItem("coulisses:all:registration", storedText({ step, values: kept }));
  return open(path);
}
/** Opens the page with every step filled. */
export async function openFilled(path?: string) {
  const page = openAt("security", path);
  await secure(page.user);
  return page;
}

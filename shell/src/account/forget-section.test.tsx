import { session } from "@coulisses/shared-auth";
import { answeredMe, api, fakeServer, refusing } from "@coulisses/shared-auth/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { renderInSite } from "../testing/test-site";
import { ForgetSection } from "./forget-section";

const me = {
  ...answeredMe({ id: 1, firstname: "Marie", lastname: "Curie", nickname: null }),
  email: "marie@example.org",
};
const sent: unknown[] = [];
const server = fakeServer(
  http.get(api("users/me"), () => HttpResponse.json(me)),
  http.post(api("registrations/forget"), async ({ request }) => {
    sent.push(await request.json());
    return new HttpResponse(null, { status: 204 });
  }),
);
const logout = jest.spyOn(session, "logout").mockResolvedValue();
beforeEach(() => {
  sent.length = 0;
  logout.mockClear();
});
afterAll(() => {
  logout.mockRestore();
});

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
async function fill(email: string, password: string) {
  const page = await renderInSite(<ForgetSection me={me} />);
  await press("M'effacer de Coulisses");
  await userEvent.type(screen.getByLabelText(/Ton adresse mail/), email);
  await userEvent.type(screen.getByLabelText(/^Ton mot de passe/), password);
  await press("M'effacer pour toujours");
  return page;
}

it("anyone who wants to be forgotten types their address and password, and is logged out", async () => {
  const { messages } = await fill("MARIE@example.org ", "Une-Phrase-2026!");
  await waitFor(() => expect(logout).toHaveBeenCalled());
  expect(sent).toEqual([{ credentials: { email: "marie@example.org", password: "Une-Phrase-2026!" } }]);
  await waitFor(() => expect(messages()).toContain("Tu as été oublié·e. Merci pour tout !"));
});

it("another address forgets nobody, and nothing is sent", async () => {
  await fill("paul@example.org", "Une-Phrase-2026!");
  expect(await screen.findByText("Ce n'est pas ton adresse mail")).toBeVisible();
  expect(sent).toEqual([]);
});

it("what holds one back is told whole, and one stays logged in", async () => {
  const reason =
    "Nous ne pouvons pas t'effacer de Coulisses.\nTu es affecté·e à une tâche à venir.\nContacte les responsables bénévoles pour t'aider.";
  server.use(refusing("forget.forgetMe", 409, reason));
  await fill("marie@example.org", "Une-Phrase-2026!");
  expect(await screen.findByText(/Tu es affecté·e à une tâche à venir/)).toBeVisible();
  expect(logout).not.toHaveBeenCalled();
});

it("a wrong password is told at its field", async () => {
  const reason =
    "Nous ne pouvons pas t'effacer de Coulisses.\nLe mot de passe et l'adresse mail ne correspondent pas.";
  server.use(refusing("forget.forgetMe", 403, reason, { fields: { password: reason } }));
  await fill("marie@example.org", "autre");
  await waitFor(() => expect(screen.getByLabelText(/^Ton mot de passe/)).toBeInvalid());
});

it("without a second thought one goes back", async () => {
  await renderInSite(<ForgetSection me={me} />);
  await press("M'effacer de Coulisses");
  await press("Annuler");
  expect(await screen.findByRole("button", { name: "M'effacer de Coulisses" })).toHaveFocus();
  expect(sent).toEqual([]);
});

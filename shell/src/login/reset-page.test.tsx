import { api, fakeServer, refusal, renderWithStore } from "@coulisses/shared-auth/testing";
import { ThemeProvider } from "@coulisses/shared-ui/base";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import ResetPage from "./reset-page";

const strong = "Une-Phrase-2026!";
let sent: unknown[];
const server = fakeServer();
function answer(reset: () => Response) {
  server.use(
    http.post(api("reset"), async ({ request }) => {
      sent.push(await request.json());
      return reset();
    }),
  );
}

function open() {
  sent = [];
  window.history.replaceState(null, "", "/reset/le%20jeton");
  return renderWithStore(
    <ThemeProvider theme="blue-light">
      <ResetPage />
    </ThemeProvider>,
  );
}
async function choose(password: string, repeated = password) {
  if (password !== "") await userEvent.type(screen.getByLabelText(/Nouveau mot de passe/), password);
  if (repeated !== "") await userEvent.type(screen.getByLabelText(/Confirme/), repeated);
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer le mot de passe" }));
}

describe("Anyone who follows the link of a forgotten password", () => {
  it("chooses another with the link's token, and is led home", async () => {
    answer(() => new HttpResponse(null, { status: 204 }));
    const { messages } = open();
    await choose(strong);
    await waitFor(() => expect(messages()).toEqual(["Ton mot de passe a été réinitialisé"]));
    expect(sent).toEqual([{ token: "le jeton", password: strong, password2: strong }]);
    expect(window.location.pathname).toBe("/");
  });

  it.each([
    ["court", "court", /Il faut au moins 12 caractères dans le mot de passe/],
    [strong, "Une-Phrase-2027!", /La valeur ne correspond pas/],
  ])("reads what is wrong with %s repeated as %s, and sends nothing", async (password, repeated, reason) => {
    open();
    await choose(password, repeated);
    expect(await screen.findByText(reason)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it("reads what is missing in an empty form", async () => {
    open();
    await choose("");
    expect((await screen.findAllByText("Ce champ est requis")).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
  });

  it("reads that the link has served, and stays", async () => {
    answer(() => refusal(400, "Ce lien n'est plus valable"));
    open();
    await choose(strong);
    expect(await screen.findByText("Ce lien n'est plus valable")).toBeVisible();
    expect(window.location.pathname).toBe("/reset/le%20jeton");
  });

  it("may go back to the login", async () => {
    open();
    await userEvent.click(screen.getByRole("link", { name: "Revenir à la connexion" }));
    expect(window.location.pathname).toBe("/login");
  });
});

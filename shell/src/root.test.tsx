import { notify, session } from "@coulisses/shared-auth/session";
import { api, fakeServer, fakeToken, refusing } from "@coulisses/shared-auth/testing";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { Root } from "./root";

jest.mock("./load-application", () => ({
  loadApplication: () => Promise.resolve({ default: () => <p>L'application</p> }),
  prefetchApplication: () => undefined,
}));

const server = fakeServer(http.post(api("logout"), () => new HttpResponse(null, { status: 204 })));
const address = () => window.location.pathname + window.location.search;

async function open(at: string) {
  window.history.replaceState(null, "", at);
  await act(async () => {
    render(<Root />);
    await Promise.resolve();
  });
}
const logIn = () => act(() => session.adopt(fakeToken({ userId: 7 })));
const loginPage = () => screen.findByRole("button", { name: "Connexion" });

describe("A person who comes to the site", () => {
  it("by a link of a mail logs in first, then reads that page", async () => {
    await session.logout();
    await open("/fa/12?onglet=matos");
    expect(await loginPage()).toBeVisible();
    expect(window.location.pathname).toBe("/login");
    expect(document.documentElement.dataset["screen"]).toBe("login");
    await logIn();
    expect(await screen.findByText("L'application")).toBeVisible();
    expect(address()).toBe("/fa/12?onglet=matos");
    expect(document.documentElement.dataset["screen"]).toBe("inside");
  });

  it("and leaves on purpose does not come back to where they were", async () => {
    await logIn();
    await open("/fa/12");
    expect(await screen.findByText("L'application")).toBeVisible();
    await act(() => session.logout());
    expect(await loginPage()).toBeVisible();
    await logIn();
    expect(await screen.findByText("L'application")).toBeVisible();
    expect(address()).toBe("/");
  });

  it("and whose session is over goes on where they were once they are logged in again", async () => {
    await logIn();
    await open("/fa/12");
    server.use(refusing("auth.refresh", 401, "La session a expiré"));
    await act(() => session.renew());
    expect(await screen.findByText("Ta session a expiré, reconnecte-toi.")).toBeVisible();
    await logIn();
    expect(await screen.findByText("L'application")).toBeVisible();
    expect(address()).toBe("/fa/12");
  });

  it("by the link of a forgotten password chooses another one", async () => {
    await session.logout();
    await open("/reset/a-token");
    expect(await screen.findByRole("heading", { name: "Changement du mot de passe" })).toBeVisible();
    await userEvent.click(screen.getByRole("link", { name: "Revenir à la connexion" }));
    expect(await loginPage()).toBeVisible();
    expect(address()).toBe("/login");
  });
});

it("a notice shows on any page and leaves when it is closed; the next one follows", async () => {
  await session.logout();
  await open("/login");
  await act(async () => {
    notify({ type: "error", message: "Impossible de joindre le serveur" });
    notify({ type: "success", message: "Profil mis à jour !" });
    await Promise.resolve();
  });
  expect(await screen.findByText("Impossible de joindre le serveur")).toBeVisible();
  expect(screen.queryByText("Profil mis à jour !")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: /Fermer/ }));
  expect(await screen.findByText("Profil mis à jour !")).toBeVisible();
  await waitFor(() => expect(screen.queryByText("Impossible de joindre le serveur")).not.toBeInTheDocument());
});

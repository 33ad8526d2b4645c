import { screen, waitFor } from "@testing-library/react";
import { notices } from "@coulisses/shared-auth/session";
import { aWindow } from "@coulisses/shared-auth/testing";
import { activitiesPage, registryWith, renderInSite, testLoader } from "../testing/test-site";
import { CurrentPage } from "./current-page";

jest.mock("./own-page", () => ({ OwnPage: ({ path }: { path: string }) => <p>La page {path} du site</p> }));
jest.mock("./feature-page-view", () => ({
  FeaturePageView: ({ page }: { page: { path: string } }) => <p>La page {page.path} d'une application</p>,
}));

const registry = registryWith({
  pages: [
    { ...activitiesPage, permission: "read-fa" },
    { ...activitiesPage, path: "/stats", permission: "read-fa", mobile: false },
    { ...activitiesPage, path: "/register", public: true },
  ],
});
const organiser = { teams: ["hard"], permissions: ["read-fa"] } as const;
const nobodySpecial = { teams: [], permissions: [] } as const;

beforeEach(() => void aWindow(1440));

const open = (at: string, access: typeof organiser | typeof nobodySpecial = organiser) =>
  renderInSite(<CurrentPage />, { loader: testLoader({ registry }), at, access });

describe("A person who is logged in and opens", () => {
  it("a page of an app that their teams may see, sees it", async () => {
    await open("/fa");
    expect(screen.getByText("La page /fa d'une application")).toBeVisible();
  });

  it("a page that their teams may not see, is led home without its code and told why", async () => {
    const { messages } = await open("/fa", nobodySpecial);
    expect(screen.getByText("La page / du site")).toBeVisible();
    expect(screen.queryByText(/d'une application/)).not.toBeInTheDocument();
    await waitFor(() => expect(messages()).toEqual(["Tu n'as pas accès à cette page"]));
  });

  it.each(["/audit", "/apps", "/failed-jobs"])("%s without the right to it, is led home", async (page) => {
    await open(page);
    expect(screen.getByText("La page / du site")).toBeVisible();
  });

  it("a page for the login, is led home", async () => {
    await open("/register");
    expect(screen.getByText("La page / du site")).toBeVisible();
  });

  it("an address that leads nowhere, reads so and may go home", async () => {
    await open("/nulle-part");
    expect(screen.getByText(/Page introuvable : \/nulle-part/)).toBeVisible();
    screen.getByRole("button", { name: "Revenir à l'accueil" }).click();
    expect(await screen.findByText("La page / du site")).toBeVisible();
  });

  it("on a phone a page made for a large screen, is led home and told why", async () => {
    aWindow(390);
    const { messages } = await open("/stats");
    expect(screen.getByText("La page / du site")).toBeVisible();
    await waitFor(() => expect(messages()).toEqual(["Cette page n'est pas disponible sur mobile"]));
    expect(notices.first()).toMatchObject({ type: "info", action: { label: "M'envoyer le lien" } });
  });

  it("on a phone a page made for a large screen, may send its link to themselves", async () => {
    aWindow(390);
    await open("/stats?team=bar");
    const share = jest.fn(() => Promise.resolve());
    Object.assign(navigator, { share });
    await waitFor(() => expect(notices.first()?.action).toBeDefined());
    notices.first()?.action?.run();
    await waitFor(() => expect(share).toHaveBeenCalledWith({ url: "http://localhost/stats?team=bar" }));
    Reflect.deleteProperty(navigator, "share");
  });

  it("on a phone without a way to share, copies the link", async () => {
    aWindow(390);
    const writeText = jest.fn(() => Promise.resolve());
    Object.assign(navigator, { clipboard: { writeText } });
    const { messages } = await open("/stats");
    await waitFor(() => expect(notices.first()?.action).toBeDefined());
    notices.first()?.action?.run();
    await waitFor(() => expect(messages()).toContain("Lien copié : colle-le dans un message à toi-même"));
    expect(writeText).toHaveBeenCalledWith("http://localhost/stats");
  });

  it("on a phone a page that phones may show, sees it", async () => {
    aWindow(390);
    await open("/fa");
    expect(screen.getByText("La page /fa d'une application")).toBeVisible();
  });
});

import type { Feature } from "@coulisses/federation/feature";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeServer, read } from "@coulisses/shared-auth/testing";
import { noUpdates, registryWith, renderInSite, testLoader } from "../testing/test-site";
import AppsPage from "./apps-page";

fakeServer(
  read("applications/health", () => []),
  read("publishing-tokens", () => []),
);

const sound: Feature = { pages: {}, cards: {} };
const works = () => Promise.resolve(sound);
const throws = () => Promise.reject<Feature>(new TypeError("x is not a function"));

const row = () => within(screen.getByRole("row", { name: /mf-activities/ }));
const click = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("each app shows its version, and that it was not opened yet", async () => {
  await renderInSite(<AppsPage />);
  expect(row().getByText("v1")).toBeVisible();
  expect(row().getByText("Pas encore ouverte")).toBeVisible();
});

test("an app that runs shows how long it took to load", async () => {
  await renderInSite(<AppsPage />, { loader: testLoader({ answers: [works] }) });
  await click("Tout charger");
  expect(await row().findByText("En marche")).toBeVisible();
  expect(row().getByText(/^\d+ ms$/)).toBeVisible();
});

test("an app that fails shows its last error, and still does once a retry has repaired it", async () => {
  await renderInSite(<AppsPage />, { loader: testLoader({ answers: [throws, works] }) });
  await click("Tout charger");
  expect(await row().findByText("En panne")).toBeVisible();
  expect(row().getByText(/Cette application n'a pas réussi à démarrer/)).toBeVisible();
  await userEvent.click(row().getByText("Détail technique"));
  expect(row().getByText("x is not a function")).toBeVisible();
  await click("Réessayer mf-activities");
  expect(await row().findByText("En marche")).toBeVisible();
  expect(row().getByText("x is not a function")).toBeVisible();
});

test("an error that nothing showed is told too, though the app runs", async () => {
  const loader = testLoader({ answers: [works] });
  await loader.load("mf-activities");
  await renderInSite(<AppsPage />, { loader });
  act(() => {
    loader.note("mf-activities", new Error("boom"), "boom");
  });
  expect(row().getByText("En marche")).toBeVisible();
  expect(row().getByText(/Une action de cette application a échoué/)).toBeVisible();
});

test("an app that was left out of the site says why", async () => {
  await renderInSite(<AppsPage />, { loader: testLoader({ registry: registryWith({ contract: 99 }) }) });
  expect(row().getByText("Écartée")).toBeVisible();
  expect(row().getByText(/n'a pas été construite pour cette version du site/)).toBeVisible();
});

test("a version published meanwhile is told beside the one that runs", async () => {
  const loader = testLoader({ answers: [works] });
  await loader.load("mf-activities");
  await renderInSite(<AppsPage />, { loader });
  act(() => {
    loader.adopt(registryWith({ version: "v2" }));
  });
  expect(row().getByText("v1")).toBeVisible();
  expect(row().getByText(/v2 est publiée/)).toBeVisible();
});

test("the page looks for what was published when it opens, and when asked", async () => {
  const check = jest.fn(() => Promise.resolve());
  await renderInSite(<AppsPage />, { updates: { ...noUpdates, check } });
  expect(check).toHaveBeenCalledTimes(1);
  await click("Actualiser");
  expect(check).toHaveBeenCalledTimes(2);
});

test("an app that is in pause says so in place of its state", async () => {
  const disabled = { word: "En pause.", ask: "un admin" };
  await renderInSite(<AppsPage />, { loader: testLoader({ registry: registryWith({ disabled }) }) });
  expect(row().getByText("En pause")).toBeVisible();
});

test("on a phone each app is one line that opens", async () => {
  const real = window.matchMedia;
  window.matchMedia = (() => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  await renderInSite(<AppsPage />);
  const line = await screen.findByRole("button", { name: /mf-activities/ });
  expect(screen.queryByText("v1")).not.toBeInTheDocument();
  await userEvent.click(line);
  expect(line).toHaveAttribute("aria-expanded", "true");
  expect(screen.getByText("v1")).toBeVisible();
  window.matchMedia = real;
});

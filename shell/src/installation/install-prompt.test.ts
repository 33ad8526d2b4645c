import { installation } from "./installation";
import { install, watchInstallPrompt } from "./install-prompt";

const standalone = Object.assign(new EventTarget(), { matches: false });

beforeAll(() => {
  Object.defineProperty(window, "matchMedia", { configurable: true, value: () => standalone });
  watchInstallPrompt();
});

function browserOffers() {
  const prompt = jest.fn(() => Promise.resolve({ outcome: "accepted" as const }));
  const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  window.dispatchEvent(offer);
  return { offer, prompt };
}

test("the browser's offer is kept for when the person asks for it", async () => {
  const { offer, prompt } = browserOffers();
  expect(offer.defaultPrevented).toBe(true);
  expect(installation.current().canInstall).toBe(true);
  expect(prompt).not.toHaveBeenCalled();
  await install();
  expect(prompt).toHaveBeenCalledTimes(1);
});

test("an offer serves once", async () => {
  const { prompt } = browserOffers();
  await install();
  expect(installation.current().canInstall).toBe(false);
  await install();
  expect(prompt).toHaveBeenCalledTimes(1);
});

test("once installed, nothing is offered any more", () => {
  browserOffers();
  window.dispatchEvent(new Event("appinstalled"));
  expect(installation.current()).toMatchObject({ canInstall: false, isInstalled: true });
});

test("in a window of its own, the application counts as installed", () => {
  standalone.matches = true;
  standalone.dispatchEvent(new Event("change"));
  expect(installation.current().isInstalled).toBe(true);
  standalone.matches = false;
  standalone.dispatchEvent(new Event("change"));
  expect(installation.current().isInstalled).toBe(false);
});

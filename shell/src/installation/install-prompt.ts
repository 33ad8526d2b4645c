import { installation } from "./installation";

/** Chromium's offer to install; other browsers install from their own menu. */
type BeforeInstallPromptEvent = Event & { prompt: () => Promise<{ outcome: "accepted" | "dismissed" }> };

let offer: BeforeInstallPromptEvent | undefined;

/** To call early: the offer comes once, soon after the page. */
export function watchInstallPrompt(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event as BeforeInstallPromptEvent;
    installation.become({ canInstall: true });
  });
  window.addEventListener("appinstalled", () => {
    offer = undefined;
    installation.become({ canInstall: false, isInstalled: true });
  });
  const standalone = window.matchMedia("(display-mode: standalone)");
  const look = () => {
    installation.become({ isInstalled: standalone.matches });
  };
  standalone.addEventListener("change", look);
  look();
}

/** Shows the browser's own dialog; an offer works once. */
export async function install(): Promise<void> {
  const currentOffer = offer;
  offer = undefined;
  installation.become({ canInstall: false });
  await currentOffer?.prompt();
}

import { isText, kept, subscribeToKept } from "@coulisses/shared-auth/session";
import { type ThemeName, usePrinting } from "@coulisses/shared-ui/base";
import { useSyncExternalStore } from "react";

export const themeColors = ["blue", "yellow", "red"] as const;
export type ThemeColor = (typeof themeColors)[number];
type ThemeChoice = { color: ThemeColor; dark: boolean };

/** Names and formats fixed by the specification; `public/first-paint.js` reads them too. */
const keptColor = kept({ name: "color-theme", scope: "device", isValue: isText, bare: true }).of("all");
/** Present means dark, with any value. */
const keptDark = kept({ name: "dark-theme", scope: "device", isValue: isText, bare: true }).of("all");

/** The brightness that the device prefers; dark without a preference. */
const lightDevice = () => window.matchMedia?.("(prefers-color-scheme: light)");
const deviceIsDark = () => lightDevice()?.matches !== true;

/** The stored choice; by default blue, and as bright as the device. */
export function readThemeChoice(): ThemeChoice {
  const color = keptColor.read();
  return {
    color: themeColors.find((known) => known === color) ?? "blue",
    dark: keptDark.read() !== undefined || (color === undefined && deviceIsDark()),
  };
}

/** The name of the theme, which screens follow. */
function choiceName(): ThemeName {
  const { color, dark } = readThemeChoice();
  return `${color}-${dark ? "dark" : "light"}`;
}

export function chooseTheme(next: Partial<ThemeChoice>): void {
  const { color, dark } = { ...readThemeChoice(), ...next };
  keptDark.write(dark ? "true" : undefined);
  keptColor.write(color);
}

function subscribe(look: () => void): () => void {
  const device = lightDevice();
  device?.addEventListener("change", look);
  const stop = subscribeToKept(look);
  return () => {
    device?.removeEventListener("change", look);
    stop();
  };
}

export function useThemeChoice(): ThemeChoice & { themeName: ThemeName } {
  const themeName = useSyncExternalStore(subscribe, choiceName);
  const isPrinting = usePrinting();
  const choice = readThemeChoice();
  // Paper is light.
  return { ...choice, themeName: isPrinting ? `${choice.color}-light` : themeName };
}

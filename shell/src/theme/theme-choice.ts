import type { ThemeName } from "@coulisses/shared-ui/base";
import { useSyncExternalStore } from "react";

export const themeColors = ["blue", "yellow", "red"] as const;
export type ThemeColor = (typeof themeColors)[number];
export type ThemeChoice = { color: ThemeColor; dark: boolean };

/** Present means dark, with any value. */
const DARK_KEY = "dark-theme";
const COLOR_KEY = "color-theme";

/** The brightness that the device prefers; dark without a preference. */
const lightDevice = () => window.matchMedia?.("(prefers-color-scheme: light)");
const deviceIsDark = () => lightDevice()?.matches !== true;

/** The stored choice; by default blue, and as bright as the device. Also known to `public/first-paint.js`. */
export function readThemeChoice(storage: Storage = localStorage): ThemeChoice {
  try {
    const color = storage.getItem(COLOR_KEY);
    return {
      color: themeColors.find((known) => known === color) ?? "blue",
      dark: storage.getItem(DARK_KEY) !== null || (color === null && deviceIsDark()),
    };
  } catch {
    return { color: "blue", dark: deviceIsDark() };
  }
}

let choice: ThemeChoice | undefined;
const listeners = new Set<() => void>();

function current(): ThemeChoice {
  choice ??= readThemeChoice();
  return choice;
}

function reread(): void {
  choice = readThemeChoice();
  listeners.forEach((listener) => {
    listener();
  });
}

export function chooseTheme(next: Partial<ThemeChoice>): void {
  const { color, dark } = { ...current(), ...next };
  try {
    localStorage.setItem(COLOR_KEY, color);
    if (dark) localStorage.setItem(DARK_KEY, "true");
    else localStorage.removeItem(DARK_KEY);
    reread();
  } catch {
    choice = { color, dark };
    listeners.forEach((listener) => {
      listener();
    });
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Fires when another tab has chosen.
  window.addEventListener("storage", reread);
  const device = lightDevice();
  device?.addEventListener("change", reread);
  return () => {
    listeners.delete(listener);
    // The page still listens when a menu that shows the theme is closed.
    if (listeners.size > 0) return;
    device?.removeEventListener("change", reread);
    window.removeEventListener("storage", reread);
  };
}

export function useThemeChoice(): ThemeChoice & { themeName: ThemeName } {
  const { color, dark } = useSyncExternalStore(subscribe, current);
  return { color, dark, themeName: `${color}-${dark ? "dark" : "light"}` };
}

import { kept, useKept } from "@coulisses/shared-auth";
import { Button } from "@coulisses/shared-ui/base";
import type { ReactNode } from "react";

type Brightness = "light" | "dark";
const isTheme = (value: unknown): value is Brightness => value === "light" || value === "dark";

/** The themes of the screens on a wall, which stay on the device. */
export const keptThemes = {
  kiosk: kept({ name: "kiosk-theme", scope: "device", isValue: isTheme }),
  board: kept({ name: "wall-board-theme", scope: "device", isValue: isTheme }),
};

/** The theme last chosen on this screen, and the button that changes it. */
export function useScreenTheme(
  screen: keyof typeof keptThemes,
  byDefault: Brightness,
): { theme: `blue-${Brightness}`; button: ReactNode } {
  const chosen = useKept(keptThemes[screen], "all");
  const theme = chosen.value ?? byDefault;
  const other = theme === "light" ? "dark" : "light";
  return {
    theme: `blue-${theme}`,
    button: (
      <Button onClick={() => chosen.write(other)}>{other === "dark" ? "Mode sombre" : "Mode clair"}</Button>
    ),
  };
}

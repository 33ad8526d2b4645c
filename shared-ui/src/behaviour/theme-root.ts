import { createContext, useContext } from "react";

/** The element that carries the theme; null while it is not in the page yet, undefined where there is no theme. */
export const ThemeRootContext = createContext<HTMLElement | null | undefined>(undefined);

/** Where to put what opens over the page, so that it is painted right. What is open from the start waits for it. */
export function useThemeRoot(): HTMLElement | null {
  const root = useContext(ThemeRootContext);
  return root === undefined ? document.body : root;
}

import { notify } from "./notices";

/** Puts a text in the clipboard and says so by `done`, or by `refused` that the browser does not let the site do it. */
export async function copyText(
  text: string,
  done: string,
  refused = "La copie n'a pas marché : sélectionne le texte à la main.",
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ type: "success", message: done });
  } catch {
    notify({ type: "error", message: refused });
  }
}

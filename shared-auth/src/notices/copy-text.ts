import { notify } from "./notices";

/** Copies a text to the clipboard and shows the notice `done`, or `refused` when the browser forbids it. */
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

import { notify } from "@coulisses/shared-auth";

/** Puts a text in the clipboard and says so, or says that the browser refused. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ type: "success", message: done });
  } catch {
    notify({ type: "error", message: "La copie n'a pas marché : sélectionne le texte à la main." });
  }
}

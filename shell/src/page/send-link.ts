import { copyText } from "@coulisses/shared-auth";

/**
 * Opens the phone's way of sharing with the link of a page, to send it to oneself; copies the link where there
 * is none.
 */
export async function sendLink(address: string): Promise<void> {
  const url = new URL(address, window.location.origin).href;
  if (!("share" in navigator)) {
    return copyText(url, "Lien copié : colle-le dans un message à toi-même");
  }
  try {
    await navigator.share({ url });
  } catch {
    // Closed without sending: nothing to say.
  }
}

const WEB_ADDRESS = /^https?:\/\/[\p{L}\d-]+(\.[\p{L}\d-]+)+(:\d+)?([/?#]\S*)?$/iu;

/** The address of a photo's link: without a scheme, a browser would look for it on our own site, so https is added. */
export function photoAddress(link: string): string {
  const address = link.trim();
  return /^https?:\/\//i.test(address) ? address : `https://${address}`;
}

/** The `bad-input` message for a link that leads nowhere. */
export const NOT_A_LINK =
  "Ce n'est pas un lien : colle l'adresse de la photo, par exemple https://drive.exemple.fr/photo";

/** What is wrong with a photo's link, in French: it must lead to a page of the web. Nothing typed is no link yet. */
export function photoLinkProblem(link: string): string | undefined {
  return link.trim() === "" || WEB_ADDRESS.test(photoAddress(link)) ? undefined : NOT_A_LINK;
}

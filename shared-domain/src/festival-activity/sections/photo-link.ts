const WEB_ADDRESS = /^https?:\/\/[\p{L}\d-]+(\.[\p{L}\d-]+)+(:\d+)?([/?#]\S*)?$/iu;

/** The address of a photo's link: without a scheme, a browser would look for it on our own site, so https is added. */
export function photoAddress(link: string): string {
  const address = link.trim();
  return /^https?:\/\//i.test(address) ? address : `https://${address}`;
}

/** The `bad-input` message for a text that is no web address. */
export const NOT_A_LINK =
  "Ce n'est pas un lien : colle l'adresse de la photo, par exemple https://drive.exemple.fr/photo";

/** The French error of a photo's link: it must be a web address, or empty. */
export function photoLinkProblem(link: string): string | undefined {
  return link.trim() === "" || WEB_ADDRESS.test(photoAddress(link)) ? undefined : NOT_A_LINK;
}

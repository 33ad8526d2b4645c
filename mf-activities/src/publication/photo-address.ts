/** Where a photo's link leads: typed without its scheme, it would lead into our own site. */
export function photoAddress(link: string): string {
  const typed = link.trim();
  return /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
}

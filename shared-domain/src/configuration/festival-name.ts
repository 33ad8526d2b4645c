const IS_PLURAL = /^(\d|les )/i;
const bare = (name: string) => name.replace(/^les /i, "");

/** A festival's name in a sentence: « les 24h de l'INSA », « Garorock ». */
export function theFestival(name: string): string {
  return IS_PLURAL.test(name) ? `les ${bare(name)}` : name;
}

/** Where one is welcome: « aux 24h de l'INSA », « à Garorock ». */
export function atTheFestival(name: string): string {
  return IS_PLURAL.test(name) ? `aux ${bare(name)}` : `à ${name}`;
}

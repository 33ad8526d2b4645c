const IS_PLURAL = /^(\d|les )/i;
const bare = (name: string) => name.replace(/^les /i, "");

/** The festival's name within a sentence: « les Déferlantes », « Garorock ». */
export function festivalWithArticle(name: string): string {
  return IS_PLURAL.test(name) ? `les ${bare(name)}` : name;
}

/** The festival's name after « bienvenue »: « aux Déferlantes », « à Garorock ». */
export function atFestivalWithArticle(name: string): string {
  return IS_PLURAL.test(name) ? `aux ${bare(name)}` : `à ${name}`;
}

// A mute h, as in Hélène, Hugo; in festivals « ha » is mostly aspirated: Hamza, hache, haut-parleur.
const ELIDES = /^(?:[aeiouœæ]|y(?![aeiou])|h(?!a))/;

/** `de Léa`, `d'Arthur`, `d'Émile`, `d'Hélène`, `de Yann`: a name of a person or of a thing after « de ». */
export function ofName(name: string): string {
  const bare = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return ELIDES.test(bare) ? `d'${name}` : `de ${name}`;
}

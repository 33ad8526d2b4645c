/**
 * All that the areas need to know of people and of the run. People are numbered first; FA, FT, loan and all other
 * ids are kept as they are, since the target has none of these rows.
 */
export type Numbering = {
  /** Our id of a person of the peer. Everybody is imported, so it always answers for a foreign key. */
  person(peerId: number): number;
  /** The same for an id that no foreign key guards, such as one in a snapshot. */
  knownPerson(peerId: number): number | undefined;
  /** True for people who were erased but for their money and signatures, and for ids without a row. */
  isAnonymous(peerId: number): boolean;
  /** True for people whose account is closed with us: deleted and anonymous ones. */
  isClosed(peerId: number): boolean;
  /** `Camille Petit`, or `Anonymous Anonymous`. */
  personName(peerId: number): string;
  /** The one closed account that stands where the peer names nobody; the first call makes it. */
  nobody(): number;
  /** Our code of a team of the peer: `personne` is `benevole`, `ca` is `orga`. */
  team(code: string): string;
  /** The administrator who signs what the peer signs with nobody. */
  importer: number;
  /** The instant of the import. */
  now: Date;
};

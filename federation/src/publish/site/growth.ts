/** Bytes as browsers receive them, by « entry », and by the path of a page or the name of a card. */
export type Sizes = Readonly<Record<string, number>>;

/** Less than a tenth of a KiB is not told. */
const TOLD = 102.4;

/** The bytes by which parts grew since the sizes before, the most first; undefined when none did, or none are known. */
export function growthSince(
  before: Sizes | undefined,
  after: Sizes | undefined,
): Record<string, number> | undefined {
  if (!before || !after) return undefined;
  const grown = Object.entries(after)
    .map(([part, bytes]) => [part, bytes - (before[part] ?? 0)] as const)
    .filter(([, more]) => more >= TOLD)
    .toSorted(([, one], [, other]) => other - one);
  return grown.length === 0 ? undefined : Object.fromEntries(grown);
}

const EARLIEST = Date.parse("2000-01-01T00:00:00Z");
const LATEST = Date.parse("2100-01-01T00:00:00Z");

/** The end of the refusal of a moment outside the century that the product knows. */
export const OUT_OF_CENTURY = "doit être entre 2000 et 2099";

/** True for a moment of this century, in milliseconds since the epoch. */
export const isInCentury = (time: number): boolean => time >= EARLIEST && time < LATEST;

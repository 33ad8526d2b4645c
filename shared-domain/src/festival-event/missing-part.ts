/** A thing that a section of a sheet lacks before a review, as the person reads it. */
export type MissingPart<Section extends string> = { section: Section; reason: string };

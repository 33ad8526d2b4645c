/** A category's path as a person reads it. */
export const pathLabel = (path: string): string => path.replaceAll("->", " › ");

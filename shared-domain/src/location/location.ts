/** A place as a sheet names it: the id and the name of an entry of the catalogue of places. */
export type Location = { id: number; name: string };

import { matches } from "../slug";

/** The lists find a sheet by its number and its name. */
export function isFoundBy({ id, name }: { id: number; name: string }, typed: string): boolean {
  return matches(`${id} ${name}`, typed);
}

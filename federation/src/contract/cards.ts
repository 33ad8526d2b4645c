import * as v from "valibot";
import { kebab, text } from "./texts";

/** The spot of cards that name none, as before there were others. */
export const HOME = "home";

/** The name of the spot that a card stands on: `volunteer` of `volunteer/assignments`. */
export const spotOf = ({ name }: { name: string }): string =>
  name.includes("/") ? name.slice(0, name.indexOf("/")) : HOME;

/** A card of `feature.json`. */
export const cardEntries = {
  /** The spot, and the card's own name on it: `volunteer/assignments`. */
  name: v.pipe(
    v.string(),
    v.regex(/^([a-z0-9-]+\/)?[a-z0-9]+(-[a-z0-9]+)*$/, "looks like volunteer/assignments"),
  ),
  title: text,
  /** The lowest comes first. */
  order: v.number(),
  permission: v.optional(kebab),
  /** Further required permissions. */
  permissions: v.optional(v.array(kebab)),
  /** The height of its placeholder, in lines of text. */
  lines: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Its column on the home page. */
  column: v.optional(v.picklist([1, 2, 3])),
  /** Comes first in a single column of the home page. */
  firstOnPhone: v.optional(v.boolean()),
};

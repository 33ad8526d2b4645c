/** What Lexical draws with a class; the tags do the rest. */
export const UNDERLINE = "rich-text-underline";

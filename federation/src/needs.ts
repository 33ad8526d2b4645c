import * as v from "valibot";

/** What a page or a card needs to show: files of its app, and the shared modules that it takes from the shell. */
export const needsSchema = v.object({ files: v.array(v.string()), shared: v.array(v.string()) });

export type Needs = v.InferOutput<typeof needsSchema>;

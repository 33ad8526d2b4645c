/** What a text that was typed means, or what is wrong with it, in French. Nothing between: no rounding, no guess. */
export type Reading<Value> = { value: Value } | { problem: string };

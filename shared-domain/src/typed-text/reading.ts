/** The value of a typed text, or its French error. Nothing is rounded or guessed. */
export type Reading<Value> = { value: Value } | { problem: string };

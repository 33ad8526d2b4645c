/** The argument of a query that takes none, so that its hook is called with none. */
export type NoArgument = ReturnType<() => void>;

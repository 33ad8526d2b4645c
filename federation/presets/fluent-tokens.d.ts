/** Fluent's CSS variables by their names: `var(--colorBrandStroke1)`. */
export declare const tokens: Readonly<Record<string, string>>;

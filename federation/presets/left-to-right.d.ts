/** Gives styles back as they are. */
export declare function convert<Styles>(styles: Styles): Styles;
/** Gives a style back as it is. */
export declare function convertProperty<Value>(key: string, value: Value): { key: string; value: Value };

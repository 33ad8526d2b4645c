/** A field of a sheet that is one column of the sheet's row. */
export type PlainField<Value = unknown> = {
  /** Its name in the journal, in French. */
  word: string;
  /** The value in a new sheet. */
  initially: Value;
  /** The column, where it is not the field's own name. */
  column?: string;
};

/** The plain fields of one section of a sheet. */
export type PlainFields = Record<string, PlainField>;

/** The section that these fields describe, without the lists and references that have tables of their own. */
export type ValuesOf<Fields extends PlainFields> = { [Name in keyof Fields]: Fields[Name]["initially"] };

/** A field with its word for the journal and the value of a new sheet, whose type is the field's. */
export function plain<Value>(word: string, initially: Value): PlainField<Value> {
  return { word, initially };
}

/** The values that a new sheet begins with. */
export function initialValues<Fields extends PlainFields>(fields: Fields): ValuesOf<Fields> {
  const values = Object.entries(fields).map(([name, { initially }]) => [name, initially]);
  return Object.fromEntries(values) as ValuesOf<Fields>;
}

/** The words of the fields of several sections, by the name of the field. */
export function fieldWordsOf(...sections: PlainFields[]): Record<string, string> {
  return Object.fromEntries(
    sections.flatMap((fields) => Object.entries(fields).map(([name, { word }]) => [name, word])),
  );
}

import type { SheetEdit } from "@coulisses/shared-sheets/edit";
import type { SheetText } from "@coulisses/shared-sheets/text";
import type { LogisticSheet } from "./logistic-sheet";

type TextKey<Sheet> = Extract<
  { [Key in keyof Sheet]: Sheet[Key] extends string ? Key : never }[keyof Sheet],
  string
>;

const REQUIRED = "Ce champ est requis";

/** A self-saving field that is never empty; `problem` returns any further error. */
export function fieldText<Sheet extends LogisticSheet>(
  key: TextKey<Sheet>,
  edit: (text: string) => SheetEdit<Sheet>,
  problem: (text: string) => string | undefined = () => undefined,
): SheetText<Sheet> {
  return {
    key,
    read: (sheet) => String(sheet[key]),
    edit,
    problem: (text) => (text.trim() === "" ? REQUIRED : problem(text)),
  };
}

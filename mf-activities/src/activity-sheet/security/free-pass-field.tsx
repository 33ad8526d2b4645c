import { editSecurity } from "../../api/edits/needs-edits";
import { OptionalTextField } from "../sheet-text-field";
import type { SheetText } from "../sheet-text-field";

const WHOLE = /^\d{1,6}$/;

const freePass: SheetText = {
  key: "free-pass",
  read: ({ security }) => String(security.freePass),
  edit: (text) => editSecurity({ freePass: Number(text) }),
  problem: (text) =>
    WHOLE.test(text.trim()) ? undefined : "La valeur doit être un nombre entier, au moins de 0",
};

export function FreePassField({ readOnly }: { readOnly: boolean }) {
  return (
    <OptionalTextField
      text={freePass}
      label="Nombre de laissez passer"
      emptyText="Aucun laissez passer"
      nothing="0"
      readOnly={readOnly}
      inputMode="numeric"
    />
  );
}

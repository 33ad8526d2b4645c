import { makeStyles } from "@coulisses/shared-ui/base";
import { editSecurity } from "../../api/edits/needs-edits";
import { SheetTextField } from "../sheet-text-field";
import type { SheetText } from "../sheet-text-field";

const WHOLE = /^\d{1,6}$/;

const freePass: SheetText = {
  key: "free-pass",
  read: ({ security }) => String(security.freePass),
  edit: (text) => editSecurity({ freePass: Number(text) }),
  problem: (text) =>
    WHOLE.test(text.trim()) ? undefined : "La valeur doit être un nombre entier, au moins de 0",
};

const useStyles = makeStyles({ field: { maxWidth: "260px" } });

export function FreePassField({ readOnly }: { readOnly: boolean }) {
  const styles = useStyles();
  return (
    <div className={styles.field}>
      <SheetTextField
        text={freePass}
        label="Nombre de laissez passer"
        readOnly={readOnly}
        inputMode="numeric"
      />
    </div>
  );
}

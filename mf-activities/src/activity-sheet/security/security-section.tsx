import { editSecurity } from "../../api/edits/needs-edits";
import { SheetSection } from "../parts/sheet-section";
import { SheetTextarea } from "../text/sheet-text-field";
import type { SheetText } from "../text/use-sheet-text";
import { useLock } from "../use-lock";
import { FreePassField } from "./free-pass-field";

const specialNeed: SheetText = {
  key: "special-need",
  read: ({ security }) => security.specialNeed ?? "",
  edit: (text) => editSecurity({ specialNeed: text.trim() === "" ? null : text }),
};

export function SecuritySection() {
  const { teams, readOnly } = useLock("security");
  return (
    <SheetSection id="security" title="Sécurité" lockedBy={teams}>
      <SheetTextarea text={specialNeed} label="Dispositif de sécurité particulier" readOnly={readOnly} />
      <FreePassField readOnly={readOnly} />
    </SheetSection>
  );
}

import { editWater } from "../../api/edits/needs-edits";
import { SheetSection } from "../parts/sheet-section";
import { SheetTextField } from "../text/sheet-text-field";
import type { SheetText } from "../text/use-sheet-text";
import { useLock } from "../use-lock";
import { Electricity } from "./electricity";

const water: SheetText = {
  key: "water",
  read: ({ supply }) => supply.water ?? "",
  edit: (text) => editWater(text.trim() === "" ? null : text),
};

export function SupplySection() {
  const { teams, readOnly } = useLock("supply");
  return (
    <SheetSection id="supply" title="Besoin en électricité et eau" lockedBy={teams}>
      <Electricity readOnly={readOnly} />
      <SheetTextField text={water} label="Besoin en eau" readOnly={readOnly} />
    </SheetSection>
  );
}

import { SheetSection } from "@coulisses/shared-sheets/page";
import { editWater } from "../../api/edits/needs-edits";
import { OptionalTextField } from "../sheet-text-field";
import type { SheetText } from "../sheet-text-field";
import { useLock } from "../sheet";
import { TeamLock } from "@coulisses/shared-sheets/review";
import { Electricity } from "./electricity";

const water: SheetText = {
  key: "water",
  read: ({ supply }) => supply.water ?? "",
  edit: (text) => editWater(text.trim() === "" ? null : text),
};

export function SupplySection() {
  const { teams, readOnly } = useLock("supply");
  return (
    <SheetSection id="supply" title="Besoin en électricité et eau" short lock={<TeamLock teams={teams} />}>
      <Electricity readOnly={readOnly} />
      <OptionalTextField
        text={water}
        label="Besoin en eau"
        emptyText="Aucun besoin en eau"
        readOnly={readOnly}
      />
    </SheetSection>
  );
}

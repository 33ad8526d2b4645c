import { SheetSection } from "@coulisses/shared-sheets/page";
import { editSecurity } from "../../api/edits/needs-edits";
import { OptionalTextarea } from "../sheet-text-field";
import type { SheetText } from "../sheet-text-field";
import { useLock } from "../sheet";
import { TeamLock } from "@coulisses/shared-sheets/review";
import { FreePassField } from "./free-pass-field";

const specialNeed: SheetText = {
  key: "special-need",
  read: ({ security }) => security.specialNeed ?? "",
  edit: (text) => editSecurity({ specialNeed: text.trim() === "" ? null : text }),
};

export function SecuritySection() {
  const { teams, readOnly } = useLock("security");
  return (
    <SheetSection id="security" title="Sécurité" short lock={<TeamLock teams={teams} />}>
      <OptionalTextarea
        text={specialNeed}
        label="Dispositif de sécurité particulier"
        emptyText="Aucun dispositif particulier"
        readOnly={readOnly}
      />
      <FreePassField readOnly={readOnly} />
    </SheetSection>
  );
}

import { DRAFT } from "@coulisses/shared-domain/festival-task/festival-task";
import { hasInCharge } from "@coulisses/shared-domain/festival-task/sections/in-charge";
import { SwitchField } from "@coulisses/shared-ui/filters";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import {
  addInCharge,
  clearInCharge,
  editInstructions,
  forceInstructions,
  removeInCharge,
} from "../../api/edits/instructions-edits";
import { VolunteersField } from "../people/volunteers-field";
import { useResetGuard } from "../reset-guard";
import { useLock, useQuickWrite, useSheet } from "../sheet";
import { InstructionsEditor, orNull, type Instructions } from "./instructions-editor";

const InitInChargeDialog = onDemand(() => import("./init-in-charge-dialog"));
const ClearInChargeDialog = onDemand(() => import("./clear-in-charge-dialog"));

const ofThoseInCharge: Instructions = {
  key: "in-charge-instructions",
  read: ({ instructions }) => instructions.inCharge.instruction ?? "",
  edit: (html) => editInstructions({ inCharge: orNull(html) }),
  force: (html) => forceInstructions({ inCharge: html }),
};

/** Volunteers in charge, with their own instructions. */
export function InCharge() {
  const { sheet } = useSheet();
  const { volunteers, instruction } = sheet.instructions.inCharge;
  const { readOnly } = useLock("instructions");
  const people = useLock("people");
  const write = useQuickWrite();
  const { guard, dialog } = useResetGuard("instructions");
  /** In a draft, the fields open while still empty. */
  const [opened, setOpened] = useState(false);
  const [asking, setAsking] = useState<"init" | "clear" | null>(null);
  const present = hasInCharge(sheet);
  const isVisible = present || (opened && sheet.status === DRAFT);
  const close = () => setAsking(null);

  const change = (wanted: boolean) => {
    if (wanted && sheet.status === DRAFT) setOpened(true);
    else if (wanted) guard(() => setAsking("init"));
    else if (!present) setOpened(false);
    else if (instruction !== null) guard(() => setAsking("clear"));
    else guard(() => void clear());
  };
  const clear = async () => {
    close();
    if (await write(clearInCharge(), "Les responsables et leurs instructions ont été retirés"))
      setOpened(false);
  };
  return (
    <>
      <SwitchField
        label="Des responsables avec des instructions spécifiques"
        checked={isVisible}
        disabled={readOnly}
        onChange={change}
      />
      {isVisible && (
        <>
          <VolunteersField
            label="Responsables"
            volunteers={volunteers}
            readOnly={people.readOnly}
            onAdd={({ id }) => write(addInCharge(id))}
            onRemove={({ id }) => write(removeInCharge(id), "Le responsable a été retiré de la FT")}
          />
          <InstructionsEditor label="Instructions des responsables" text={ofThoseInCharge} />
        </>
      )}
      {asking === "init" && <InitInChargeDialog onClose={close} />}
      {asking === "clear" && <ClearInChargeDialog onConfirm={() => void clear()} onClose={close} />}
      {dialog}
    </>
  );
}

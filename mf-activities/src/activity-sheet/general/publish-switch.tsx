import { DRAFT } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { missingForPublication } from "@coulisses/shared-domain/festival-activity/sections/general";
import { SwitchField } from "@coulisses/shared-ui/filters";
import { WithSaveState } from "@coulisses/shared-ui/form";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { editGeneral } from "../../api/edits/general-edits";
import { useQuickValue, useSheet } from "../sheet";

const PublishDialog = onDemand(() => import("./publish-dialog"));
const UnpublishDialog = onDemand(() => import("./unpublish-dialog"));

/**
 * Switches publication. On: asks for the missing fields once the sheet is reviewed. Off: names the fields
 * that it erases.
 */
export function PublishSwitch({ readOnly }: { readOnly: boolean }) {
  const { sheet: activity } = useSheet();
  const { general, status } = activity;
  const [published, publish, saving] = useQuickValue(general.toPublish, (toPublish) =>
    editGeneral({ toPublish }),
  );
  const [asking, setAsking] = useState<"publish" | "unpublish" | null>(null);
  const close = () => setAsking(null);

  const change = (wanted: boolean) => {
    const incomplete = status !== DRAFT && missingForPublication(general).length > 0;
    const erases = general.photoLink !== null || general.isFlagship;
    if (wanted && incomplete) setAsking("publish");
    else if (!wanted && erases) setAsking("unpublish");
    else publish(wanted);
  };
  return (
    <>
      <WithSaveState {...saving}>
        <SwitchField
          label="Publier sur le site / plaquette"
          checked={published}
          disabled={readOnly}
          onChange={change}
        />
      </WithSaveState>
      {asking === "publish" && <PublishDialog onClose={close} />}
      {asking === "unpublish" && (
        <UnpublishDialog
          onConfirm={() => {
            publish(false);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

import { useNotify } from "@coulisses/shared-auth";
import { ConfirmDialog } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import type { LogisticSheet } from "./logistic-sheet";

export type RemoveSheet = (sheet: Pick<LogisticSheet, "id" | "version">) => PromiseLike<{ error?: unknown }>;

type Props = {
  sheet: LogisticSheet;
  title: string;
  /** Told once it is gone. */
  removed: string;
  remove: RemoveSheet;
  onClose: () => void;
};

export default function RemoveSheetDialog({ sheet, title, removed, remove, onClose }: Props) {
  const notify = useNotify();
  const [removing, setRemoving] = useState(false);
  const { id, version, gears } = sheet;

  const confirm = async () => {
    setRemoving(true);
    const { error } = await remove({ id, version });
    if (!error) notify({ type: "success", message: removed });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`Supprimer « ${title} » ?`}
      confirmLabel="Supprimer"
      danger
      loading={removing}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {gears.length > 0
        ? `Le matos de cette fiche (${gears.map(({ quantity, name }) => `${quantity} ${name}`).join(", ")}) ne comptera plus dans le stock.`
        : "Elle disparaîtra pour tout le monde."}
    </ConfirmDialog>
  );
}

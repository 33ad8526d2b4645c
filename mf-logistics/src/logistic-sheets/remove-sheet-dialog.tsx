import { refusalOf, useNotify } from "@coulisses/shared-auth";
import { RemoveDialog } from "@coulisses/shared-ui/overlay";
import type { LogisticSheet } from "./logistic-sheet";

export type RemoveSheet = (sheet: Pick<LogisticSheet, "id" | "version">) => Promise<{ error?: unknown }>;

type Props = {
  sheet: LogisticSheet;
  title: string;
  /** Notice after the deletion. */
  done: string;
  remove: RemoveSheet;
  onRemoved?: () => void;
  onClose: () => void;
};

export default function RemoveSheetDialog({ sheet, title, done, remove, onRemoved, onClose }: Props) {
  const { id, version, gears } = sheet;
  const notify = useNotify();
  const lines = gears.map(({ quantity, name }) => `${quantity} ${name}`).join(", ");
  return (
    <RemoveDialog
      title={`Supprimer « ${title} » ?`}
      remove={async () => refusalOf(await remove({ id, version }))}
      onRemoved={() => {
        notify({ type: "success", message: done });
        onRemoved?.();
      }}
      onClose={onClose}
    >
      {gears.length > 0
        ? `Le matos de cette fiche (${lines}) ne comptera plus dans le stock.`
        : "Elle disparaîtra pour tout le monde."}
    </RemoveDialog>
  );
}

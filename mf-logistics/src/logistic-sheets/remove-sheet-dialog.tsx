import { RemoveDialog } from "../parts/remove-dialog";
import type { LogisticSheet } from "./logistic-sheet";

export type RemoveSheet = (sheet: Pick<LogisticSheet, "id" | "version">) => Promise<{ error?: unknown }>;

type Props = {
  sheet: LogisticSheet;
  title: string;
  /** Told once it is gone. */
  done: string;
  remove: RemoveSheet;
  onClose: () => void;
};

export default function RemoveSheetDialog({ sheet, title, done, remove, onClose }: Props) {
  const { id, version, gears } = sheet;
  const lines = gears.map(({ quantity, name }) => `${quantity} ${name}`).join(", ");
  return (
    <RemoveDialog
      title={`Supprimer « ${title} » ?`}
      done={done}
      remove={() => remove({ id, version })}
      onClose={onClose}
    >
      {gears.length > 0
        ? `Le matos de cette fiche (${lines}) ne comptera plus dans le stock.`
        : "Elle disparaîtra pour tout le monde."}
    </RemoveDialog>
  );
}

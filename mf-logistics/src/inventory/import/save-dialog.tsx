import type { InventoryImport } from "@coulisses/shared-domain/inventory/import-inventory";
import { Text } from "@coulisses/shared-ui/base";
import { ConfirmDialog } from "@coulisses/shared-ui/overlay";
import { consequences } from "./consequences";

type Props = {
  imported: InventoryImport<unknown>;
  /** Lines of the present inventory. */
  present: number;
  onConfirm: () => void;
  onClose: () => void;
};

export default function SaveDialog({ imported, present, onConfirm, onClose }: Props) {
  return (
    <ConfirmDialog
      open
      title="Remplacer l'inventaire"
      confirmLabel="Remplacer"
      danger
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
      onClose={onClose}
    >
      {consequences(imported, present).map((line) => (
        <Text key={line} as="p">
          {line}
        </Text>
      ))}
    </ConfirmDialog>
  );
}

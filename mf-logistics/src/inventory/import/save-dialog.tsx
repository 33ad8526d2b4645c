import { Text } from "@coulisses/shared-ui/base";
import { ConfirmDialog } from "@coulisses/shared-ui/overlay";
import { consequences } from "./consequences";

type Props = Parameters<typeof consequences>[0] & { onConfirm: () => void; onClose: () => void };

export default function SaveDialog({ onConfirm, onClose, ...counts }: Props) {
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
      {consequences(counts).map((line) => (
        <Text key={line} as="p">
          {line}
        </Text>
      ))}
    </ConfirmDialog>
  );
}

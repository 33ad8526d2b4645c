import { Button, makeStyles } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";

const useStyles = makeStyles({
  actions: { display: "flex", justifyContent: "flex-end", gap: "2px" },
  /** As high as a row of a table. */
  button: { height: "24px", minWidth: "24px", padding: 0 },
});

type Props = { name: string; onEdit: () => void; onRemove: () => void };

/** The buttons at the end of a catalogue's row. */
export function EditAndRemove({ name, onEdit, onRemove }: Props) {
  const styles = useStyles();
  const common = { size: "small", appearance: "subtle", className: styles.button } as const;
  return (
    <span className={styles.actions}>
      <Button {...common} icon={<UiIcon name="edit" size={18} />} tooltip={`Modifier ${name}`} onClick={onEdit} />
      <Button {...common} icon={<UiIcon name="delete" size={18} />} tooltip={`Supprimer ${name}`} onClick={onRemove} />
    </span>
  );
}

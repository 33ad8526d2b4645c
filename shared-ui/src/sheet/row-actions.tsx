import { Button, makeStyles } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useState } from "react";

const useStyles = makeStyles({ actions: { display: "flex", gap: "4px" } });

export type RowActionsProps = {
  /** Names the row for who hears the buttons: « le créneau du … ». */
  what: string;
  onEdit: () => void;
  onRemove: () => unknown;
};

export function RowActions({ what, onEdit, onRemove }: RowActionsProps) {
  const styles = useStyles();
  const [removing, setRemoving] = useState(false);
  const remove = async () => {
    setRemoving(true);
    await onRemove();
    setRemoving(false);
  };
  return (
    <div className={styles.actions}>
      <Button
        appearance="subtle"
        size="small"
        icon={<UiIcon name="edit" />}
        tooltip={`Modifier ${what}`}
        onClick={onEdit}
      />
      <Button
        appearance="subtle"
        size="small"
        danger
        loading={removing}
        icon={<UiIcon name="delete" />}
        tooltip={`Supprimer ${what}`}
        onClick={() => void remove()}
      />
    </div>
  );
}

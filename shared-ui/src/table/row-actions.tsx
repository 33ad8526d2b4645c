import { makeStyles } from "@griffel/react";
import { useState } from "react";
import { Button } from "../base/button/button";
import { UiIcon } from "../icons/ui-icon";

const useStyles = makeStyles({ actions: { display: "flex", gap: "4px" } });

export type RowActionsProps = {
  /** Names the row for who hears the buttons: « le créneau du … ». */
  what: string;
  onEdit: () => void;
  onRemove: () => unknown;
};

/** The two buttons at the end of a row: change it, remove it. The second one spins until `onRemove` settles. */
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

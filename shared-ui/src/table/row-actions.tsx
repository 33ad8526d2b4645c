import { makeStyles } from "@griffel/react";
import { type ReactNode, useState } from "react";
import { Button } from "../base/button/button";
import { UiIcon } from "../icons/ui-icon";
import type { UiIconName } from "../icons/ui-icons";
import type { Column } from "./column";

const useStyles = makeStyles({
  actions: { display: "flex", flexShrink: 0, justifyContent: "flex-end", gap: "2px" },
  /** It makes its row no higher. */
  button: {
    height: "24px",
    minWidth: "24px",
    padding: 0,
    "@media (pointer: coarse)": { minWidth: "44px", height: "44px" },
  },
});

/** A button of a row. */
type RowButtonProps = {
  icon: UiIconName;
  /** The button's name, with the row's. */
  tooltip: string;
  onClick: () => void;
  danger?: boolean;
  loading?: boolean;
  disabled?: boolean;
};

/** A button in a row of a table: no higher than the row, but as large as a finger on touch. */
export function RowButton({ icon, disabled = false, ...props }: RowButtonProps) {
  return (
    <Button
      appearance="subtle"
      size="small"
      className={useStyles().button}
      icon={<UiIcon name={icon} size={18} />}
      disabledFocusable={disabled}
      {...props}
    />
  );
}

/** The actions of a row. */
type RowActionsProps = {
  /** The row's name for screen readers: « le créneau du … ». */
  what: string;
  onEdit?: (() => void) | undefined;
  /** The reason why the row may not be changed now: its button is disabled and says so. */
  editProblem?: string | undefined;
  onDuplicate?: (() => void) | undefined;
  onRemove?: (() => unknown) | undefined;
  /** @default "Supprimer " and `what` */
  removeLabel?: string | undefined;
  /** True when it may not be removed now; `removeLabel` may say why. */
  keeps?: boolean;
  /** More buttons, before these. */
  children?: ReactNode;
};

/** The buttons at the end of a row: change it, duplicate it, remove it. The last one spins until `onRemove` settles. */
export function RowActions(props: RowActionsProps) {
  const { what, onEdit, editProblem, onDuplicate, onRemove, keeps = false, children } = props;
  const { removeLabel = `Supprimer ${what}` } = props;
  const styles = useStyles();
  const [removing, setRemoving] = useState(false);
  const remove = async () => {
    setRemoving(true);
    await onRemove?.();
    setRemoving(false);
  };
  return (
    <span className={styles.actions}>
      {children}
      {onEdit && (
        <RowButton
          icon="edit"
          tooltip={editProblem ?? `Modifier ${what}`}
          disabled={editProblem !== undefined}
          onClick={onEdit}
        />
      )}
      {onDuplicate && <RowButton icon="copy" tooltip={`Dupliquer ${what}`} onClick={onDuplicate} />}
      {onRemove && (
        <RowButton
          icon="delete"
          danger
          tooltip={removeLabel}
          loading={removing}
          disabled={keeps}
          onClick={() => void remove()}
        />
      )}
    </span>
  );
}

/** The actions on a row; each is absent without permission. */
export type RowWrites<T> = {
  onEdit?: ((row: T) => void) | undefined;
  onDuplicate?: ((row: T) => void) | undefined;
  /** A promise makes the button spin until it settles. */
  onRemove?: ((row: T) => unknown) | undefined;
};

/** The actions of all rows. */
export type ActionsColumnProps<T> = RowWrites<T> & {
  /** The row's name: « Barrière », « le créneau du … ». */
  what: (row: T) => string;
  /** The reason why a row may not be changed now. */
  editProblem?: (row: T) => string | undefined;
  /** @default "Supprimer " and `what` */
  removeLabel?: (row: T) => string;
  /** True when the row may not be removed now. */
  keeps?: ((row: T) => boolean) | undefined;
};

/** The last column, with the row's buttons; no column where there is nothing to do. */
export function actionsColumn<T>(props: ActionsColumnProps<T>): Column<T>[] {
  const { what, onEdit, editProblem, onDuplicate, onRemove, removeLabel, keeps } = props;
  if (!onEdit && !onRemove) return [];
  return [
    {
      key: "actions",
      header: "Actions",
      hideHeader: true,
      actions: true,
      width: onDuplicate ? "98px" : onEdit && onRemove ? "72px" : "48px",
      mobilePlace: "after-title",
      render: (row) => (
        <RowActions
          what={what(row)}
          onEdit={onEdit && (() => onEdit(row))}
          editProblem={editProblem?.(row)}
          onDuplicate={onDuplicate && (() => onDuplicate(row))}
          onRemove={onRemove && (() => onRemove(row))}
          removeLabel={removeLabel?.(row)}
          keeps={keeps?.(row) ?? false}
        />
      ),
    },
  ];
}

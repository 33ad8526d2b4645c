import { Button, makeStyles, media, useIsMobile } from "@coulisses/shared-ui/base";
import { UiIcon, type UiIconName } from "@coulisses/shared-ui/icons";
import { Menu } from "@coulisses/shared-ui/overlay";

const useStyles = makeStyles({
  actions: {
    display: "flex",
    flexWrap: "wrap",
    gap: "8px",
    marginLeft: "auto",
    [media.mobile]: { width: "100%", "& > button": { flexGrow: 1 } },
  },
});

/** Something that the reader may do with the sheet now. */
export type SheetAction = {
  label: string;
  icon: UiIconName;
  onSelect: () => void;
  /** It moves the sheet forward: the first such action is the reader's main one. */
  forward?: boolean;
  danger?: boolean;
  /** True while it is being sent. */
  sending?: boolean;
  /** The rules would refuse it: `hint` says why. */
  refused?: boolean;
  hint?: string | undefined;
  /** Stands beside the main action, not in the menu. */
  beside?: boolean;
  /** Its key: as `aria-keyshortcuts` writes it, and as a person reads it. */
  shortcut?: { keys: string; label: string };
};

/** The reader's main action. */
export const mainActionOf = (actions: readonly SheetAction[]) => actions.find(({ forward }) => forward);

/** The reader's main action as a button, with what stands beside it, and the others in a menu. */
export function SheetActions({ actions }: { actions: readonly SheetAction[] }) {
  const styles = useStyles();
  const isMobile = useIsMobile();
  const main = mainActionOf(actions);
  const buttons = main ? [...actions.filter(({ beside }) => beside), main] : [];
  const others = actions.filter((action) => !buttons.includes(action));
  if (actions.length === 0) return null;
  return (
    <div className={styles.actions}>
      {others.length > 0 && (
        <Menu
          label="Autres actions sur la fiche"
          align="end"
          trigger={
            <Button icon={<UiIcon name="chevron-down" />} iconPosition="after" aria-label="Autres actions">
              {isMobile && main ? "Autres" : "Autres actions"}
            </Button>
          }
          items={others.map(({ label, icon, danger = false, refused = false, hint, onSelect }) => ({
            label,
            icon: <UiIcon name={icon} size={18} />,
            danger,
            disabled: refused,
            hint,
            onSelect,
          }))}
        />
      )}
      {buttons.map(({ label, icon, danger = false, sending = false, shortcut, onSelect, forward }) => (
        <Button
          key={label}
          appearance={forward ? "primary" : "secondary"}
          danger={danger}
          icon={<UiIcon name={icon} />}
          loading={sending}
          {...(shortcut && { tooltip: shortcut.label, "aria-keyshortcuts": shortcut.keys })}
          onClick={onSelect}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

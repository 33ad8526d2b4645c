import type { ConflictKind } from "@coulisses/shared-domain/festival-task/mobilization/conflicts";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { makeStyles, mergeClasses, tip, tokens, VisuallyHidden } from "@coulisses/shared-ui/base";
import { UiIcon, type UiIconName } from "@coulisses/shared-ui/icons";
import { Link } from "@coulisses/shared-pages/router";
import { RemoveFromChip, useChipStyles } from "./chip";

const useStyles = makeStyles({
  link: {
    display: "inline-flex",
    alignItems: "center",
    gap: "4px",
    color: "inherit",
    textDecorationLine: "none",
    ":hover": { textDecorationLine: "underline" },
  },
  assigned: { backgroundColor: tokens.readyFill, color: tokens.readyInk },
  requested: { backgroundColor: tokens.refusedFill, color: tokens.refusedInk },
  unavailable: { backgroundColor: tokens.reviewFill, color: tokens.reviewInk },
});

/** Shapes, so that kinds differ without their colours. */
const icons: Record<ConflictKind, UiIconName> = {
  assigned: "lock",
  requested: "warning",
  unavailable: "clock",
};

type Props = {
  person: UserIdentity;
  /** The volunteer's conflict: its gravest kind, and a line for each. */
  conflict?: { kind: ConflictKind; lines: string[] } | undefined;
  /** Absent for readers. */
  onRemove?: (() => unknown) | false | undefined;
};

/** A volunteer, with a link to their planning. */
export function PersonChip({ person, conflict, onRemove }: Props) {
  const chip = useChipStyles();
  const styles = useStyles();
  const name = displayName(person);
  return (
    <span
      className={mergeClasses(chip.chip, conflict && styles[conflict.kind])}
      {...tip(conflict?.lines.join("\n"))}
    >
      <Link to={`/planning/${person.id}`} className={styles.link}>
        {conflict && <UiIcon name={icons[conflict.kind]} size={13} />}
        {name}
        {conflict && <VisuallyHidden> ({conflict.lines.join(", ")})</VisuallyHidden>}
      </Link>
      {onRemove && <RemoveFromChip label={`Retirer ${name}`} onRemove={onRemove} />}
    </span>
  );
}

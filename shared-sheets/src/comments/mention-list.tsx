import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { makeStyles, media, mergeClasses, tokens } from "@coulisses/shared-ui/base";

const useStyles = makeStyles({
  list: {
    position: "absolute",
    zIndex: 1,
    // Above, where neither the edge of the window nor a keyboard on the screen hides it.
    bottom: "100%",
    left: 0,
    width: "min(360px, 100%)",
    boxSizing: "border-box",
    marginBottom: "4px",
    padding: "4px",
    borderRadius: "12px",
    background: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
  },
  option: {
    display: "flex",
    alignItems: "center",
    minHeight: "36px",
    padding: "0 12px",
    borderRadius: "8px",
    cursor: "pointer",
    [media.mobile]: { minHeight: "44px" },
  },
  active: { background: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
});

type MentionListProps = {
  id: string;
  people: readonly UserIdentity[];
  /** The place of the person that Enter names. */
  active: number;
  onPoint: (place: number) => void;
  onChoose: (person: UserIdentity) => void;
};

/** The id of an option of the list. */
export const mentionOptionId = (listId: string, { id }: UserIdentity): string => `${listId}-${String(id)}`;

/** The people whom a comment may name, above its field, which keeps the focus. */
export function MentionList({ id, people, active, onPoint, onChoose }: MentionListProps) {
  const styles = useStyles();
  return (
    <div id={id} role="listbox" aria-label="Personnes à nommer" className={styles.list}>
      {people.map((person, place) => (
        <div
          key={person.id}
          id={mentionOptionId(id, person)}
          role="option"
          aria-selected={place === active}
          className={mergeClasses(styles.option, place === active && styles.active)}
          onPointerMove={() => place !== active && onPoint(place)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
        >
          {displayName(person)}
        </div>
      ))}
    </div>
  );
}

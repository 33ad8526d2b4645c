import { useSession } from "@coulisses/shared-auth";
import { type Findable, type FinderGroup, findIn } from "@coulisses/shared-domain/navigation/finder";
import { useNavigate } from "@coulisses/shared-pages/router";
import {
  Button,
  makeStyles,
  Notice,
  searchBox,
  Text,
  tokens,
  useIsMobile,
  VisuallyHidden,
} from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from "react";
import { FinderList } from "./finder-list";
import { useRecent } from "./recent";
import { useFinderGroups } from "./use-finder-groups";

const useStyles = makeStyles({
  field: {
    ...searchBox.box,
    minHeight: "48px",
    padding: "0 14px",
    border: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  input: { ...searchBox.input, fontSize: "16px" },
  // As high with two lines as with twenty: the field stays where it is.
  found: { height: "min(420px, 50dvh)", overflowY: "auto", overscrollBehavior: "contain" },
});

/** Of each kind; more would be slower to read than one more letter is to type. */
const MOST = 6;

/** Goes to a page, a sheet, a person, a gear or a place by a few letters, or begins something. */
export default function FinderDialog({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const listId = useId();
  const navigate = useNavigate();
  const isMobile = useIsMobile();
  const { userId } = useSession();
  const { recent, add } = useRecent(userId);
  const { actions, prepared, isReading, failed, refetch } = useFinderGroups();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState(0);
  // A quick hand has typed and pressed Enter before the lists have come.
  const [isEnterDue, setEnterDue] = useState(false);

  const isSearching = typed.trim() !== "";
  const groups = isSearching
    ? findIn(prepared, typed, MOST)
    : withItems([
        { title: "Récents", items: recent },
        { title: "Actions", items: actions },
      ]);
  const items = groups.flatMap((group) => group.items);
  const active = Math.min(chosen, items.length - 1);

  function go(item: Findable, inNewTab = false) {
    add(item);
    if (inNewTab) {
      window.open(item.link, "_blank", "noopener");
      return;
    }
    onClose();
    void navigate(item.link);
  }

  function onKeyDown(event: KeyboardEvent) {
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const move = moves[event.key];
    const item = items[active];
    if (move !== undefined && items.length > 0) {
      event.preventDefault();
      setChosen((active + move + items.length) % items.length);
    } else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (item !== undefined) go(item, event.ctrlKey || event.metaKey);
      else setEnterDue(isSearching && isReading);
    }
  }

  const goToBest = useEffectEvent(() => {
    if (items[0] !== undefined) go(items[0]);
  });
  useEffect(() => {
    if (isEnterDue && !isReading) goToBest();
  }, [isEnterDue, isReading]);

  return (
    <Dialog open title="Aller à…" onClose={onClose}>
      <div className={styles.field}>
        <UiIcon name="search" size={20} />
        <input
          data-autofocus
          className={styles.input}
          role="combobox"
          aria-label="Chercher dans Coulisses"
          aria-expanded={items.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          {...(items.length > 0 && { "aria-activedescendant": `${listId}-${String(active)}` })}
          placeholder="FA 12, Léa, rallonge, planning…"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setChosen(0);
            setEnterDue(false);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={styles.found}>
        <FinderList
          id={listId}
          groups={groups}
          active={active}
          onPoint={setChosen}
          onGo={(item, inNewTab) => go(item, inNewTab)}
        />
        {isSearching && items.length === 0 && (isReading || failed.length === 0) && (
          <Text as="p" muted>
            {isReading ? "Chargement…" : `Rien ne correspond à « ${typed.trim()} »`}
          </Text>
        )}
        {failed.length > 0 && !isReading && (
          <Notice intent="warning" actions={<Button onClick={() => void refetch()}>Réessayer</Button>}>
            {`N'ont pas pu être lus : ${failed.join(", ")}.`}
          </Notice>
        )}
      </div>
      <div role="status">
        <VisuallyHidden>{isSearching && !isReading ? countText(items.length) : ""}</VisuallyHidden>
      </div>
      {!isMobile && (
        <Text as="p" size="small" muted>
          ↑ ↓ pour choisir · Entrée pour ouvrir, avec Ctrl dans un nouvel onglet · Échap pour fermer
        </Text>
      )}
    </Dialog>
  );
}

const withItems = (groups: readonly FinderGroup[]) => groups.filter(({ items }) => items.length > 0);

const countText = (count: number) =>
  count === 0 ? "Aucun résultat" : count === 1 ? "1 résultat" : `${String(count)} résultats`;

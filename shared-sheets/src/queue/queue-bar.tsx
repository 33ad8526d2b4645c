import { Link } from "@coulisses/shared-pages/router";
import { Button, makeStyles, media, Text, tokens, useIsMobile } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { queueKeys, useQueueKeys } from "./queue-keys";
import type { Place } from "./queue";

const useStyles = makeStyles({
  bar: {
    display: "flex",
    alignItems: "center",
    gap: "4px 8px",
    marginBottom: "10px",
  },
  count: { minWidth: 0 },
  list: {
    display: "inline-flex",
    flexShrink: 0,
    alignItems: "center",
    minHeight: "32px",
    marginLeft: "auto",
    padding: "0 8px",
    color: tokens.colorBrandForegroundLink,
    [media.mobile]: { minHeight: "44px" },
  },
});

/** The place of the sheet on screen in its queue. */
export type QueueBarProps = {
  /** The team's name. */
  teamName: string;
  place: Place;
  /** The number of sheets that wait; undefined until they are read. */
  count: number | undefined;
  /** The address of the list. */
  list: string;
  open: (id: number) => void;
};

/** Says how many sheets wait and which one this is, and leads to its neighbours and to the list. */
export function QueueBar({ teamName, place, count, list, open }: QueueBarProps) {
  const styles = useStyles();
  const isMobile = useIsMobile();
  const { rank, previous, next } = place;
  const goTo = (id: number | undefined) => (id === undefined ? undefined : () => open(id));
  const acts = { previous: goTo(previous), next: goTo(next) };
  useQueueKeys(acts);
  const step = (name: "previous" | "next", label: string) => (
    <Button
      appearance="subtle"
      icon={<UiIcon name={name === "next" ? "chevron-right" : "chevron-left"} />}
      tooltip={`${label} (${queueKeys[name].label})`}
      aria-label={label}
      aria-keyshortcuts={queueKeys[name].keys}
      disabledFocusable={acts[name] === undefined}
      onClick={acts[name]}
    />
  );
  const waiting = `${count ?? 0} à relire pour ${teamName}`;
  return (
    <nav aria-label="Relectures" className={styles.bar}>
      {step("previous", "Fiche précédente")}
      <Text role="status" weight="bold" className={styles.count}>
        {count !== undefined && (rank === undefined ? waiting : `${rank} sur ${waiting}`)}
      </Text>
      {step("next", "Fiche suivante")}
      <Link to={list} className={styles.list} aria-label="Voir la liste">
        {isMobile ? "Liste" : "Voir la liste"}
      </Link>
    </nav>
  );
}

import {
  brokenAvailabilities,
  type Selection,
} from "@coulisses/shared-domain/volunteer-availability/selection";
import { formatSlot } from "@coulisses/shared-domain/time/format";
import { festivalDayOf } from "@coulisses/shared-domain/time/festival-day";
import {
  Button,
  fingerSized,
  Link,
  makeStyles,
  media,
  Notice,
  Text,
  tokens,
} from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useEffect, useRef, useState } from "react";

const useStyles = makeStyles({
  problems: { display: "grid", gap: "12px" },
  broken: { display: "grid", gap: "4px", margin: "4px 0 0", padding: 0, listStyleType: "none" },
  line: { [media.mobile]: { display: "grid", justifyItems: "start" } },
  toPeriod: fingerSized,
  bar: {
    position: "sticky",
    bottom: "12px",
    zIndex: 2,
    display: "flex",
    alignItems: "center",
    gap: "8px 16px",
    flexWrap: "wrap",
    padding: "12px 16px",
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: "16px",
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
    // Above the phone's own bar.
    [media.mobile]: {
      bottom: "calc(70px + env(safe-area-inset-bottom))",
      flexDirection: "column",
      alignItems: "stretch",
      padding: "8px 12px 12px",
    },
  },
  words: {
    display: "grid",
    flexGrow: 1,
    minWidth: 0,
    [media.mobile]: {
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "space-between",
      alignItems: "baseline",
      columnGap: "12px",
    },
  },
  waiting: { display: "inline-flex", alignItems: "center", gap: "6px", color: tokens.infoInk },
});

const face = (charisma: number) => (charisma === 666 ? "😈" : "😎");

type SendBarProps = {
  selection: Selection;
  /** Slots selected and not yet sent. */
  unsentCount: number;
  isWaiting: boolean;
  isSending: boolean;
  /** Undefined while loading. */
  charisma: number | undefined;
  refusal: { title: string; message: string } | undefined;
  isWithdrawing: boolean;
  onSend: () => void;
  /** Undefined when no sent availability can be withdrawn. */
  onTakeBack: (() => void) | undefined;
  onGoTo: (day: string) => void;
};

/** Summary of the selection: its errors, its charisma, and the button that sends it. */
export function SendBar(props: SendBarProps) {
  const { selection, unsentCount, isWaiting, isSending, charisma, refusal, onSend, onTakeBack, onGoTo } =
    props;
  const styles = useStyles();
  const problems = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  const broken = brokenAvailabilities(selection);
  const lacks = unsentCount > 0 || broken.length > 0 ? undefined : whatLacks(isWaiting);
  const isReady = lacks === undefined && broken.length === 0;

  useEffect(() => {
    if (tries > 0) problems.current?.focus();
  }, [tries]);
  const send = () => {
    setTries(isReady ? 0 : tries + 1);
    if (isReady) onSend();
  };

  return (
    <>
      <div ref={problems} tabIndex={-1} role="status" aria-label="Ce qui manque" className={styles.problems}>
        {broken.length > 0 && (
          <Notice
            intent="error"
            title={broken.length === 1 ? "Un créneau à corriger" : `${broken.length} créneaux à corriger`}
          >
            <ul className={styles.broken}>
              {broken.map(({ period, rule }) => (
                <li key={period.start.getTime()} className={styles.line}>
                  <Link
                    as="button"
                    type="button"
                    className={styles.toPeriod}
                    onClick={() => onGoTo(festivalDayOf(period.start))}
                  >
                    {formatSlot(period)}
                  </Link>
                  <span> : {rule}</span>
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {tries > 0 && lacks !== undefined && <Notice intent="warning">{lacks}</Notice>}
      </div>
      {refusal !== undefined && (
        <Notice intent="error" role="alert" title={refusal.title}>
          {refusal.message}
        </Notice>
      )}
      <div className={styles.bar} data-at-bottom="">
        <div className={styles.words}>
          <Text weight="bold" aria-live="polite">
            {charisma === undefined
              ? "Mon Charisme"
              : `Mon Charisme : ${charisma.toLocaleString("fr")} ${face(charisma)}`}
          </Text>
          <Text size="small" muted>
            {chosenWords(unsentCount)}
          </Text>
          {isWaiting && (
            <Text size="small" weight="medium" className={styles.waiting}>
              <UiIcon name="clock" size={16} /> En attente du réseau : ça part tout seul
            </Text>
          )}
        </div>
        {onTakeBack && (
          <Button
            appearance="subtle"
            icon={<UiIcon name="undo" />}
            loading={props.isWithdrawing}
            onClick={onTakeBack}
          >
            Reprendre mes derniers créneaux
          </Button>
        )}
        <Button appearance="primary" size="large" loading={isSending} onClick={send}>
          Valider les disponibilités
        </Button>
      </div>
    </>
  );
}

const chosenWords = (count: number) => {
  if (count === 0) return "Aucun nouveau créneau";
  return count === 1 ? "1 nouveau créneau" : `${count} nouveaux créneaux`;
};

const whatLacks = (isWaiting: boolean) =>
  isWaiting
    ? "Tout ce que tu as choisi attend déjà le réseau : ça part tout seul."
    : "Choisis d'abord au moins un créneau.";

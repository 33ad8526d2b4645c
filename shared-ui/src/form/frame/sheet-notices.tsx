import { makeStyles } from "@griffel/react";
import type { ReactNode } from "react";
import { Button } from "../../base/button/button";
import { Icon } from "../../base/text/icon";
import { Notice } from "../../base/message/notice";
import { Text } from "../../base/text/text";
import { tokens } from "../../theme/tokens";
import { lockGlyph } from "../glyphs";

const useStyles = makeStyles({
  theirs: {
    margin: "6px 0 0",
    padding: "6px 12px",
    borderLeft: `3px solid currentColor`,
    whiteSpace: "pre-wrap",
    maxHeight: "30vh",
    overflowY: "auto",
  },
  lock: {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    padding: "6px 14px",
    marginBottom: "12px",
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.draftFill,
    color: tokens.draftInk,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
});

/** The other person's version, and the two choices. */
type ConflictNoticeProps = {
  /** Their text. */
  theirs: ReactNode;
  /** Their name, when known. */
  by?: string | undefined;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Someone else saved the same field meanwhile: nothing is overwritten before the person chooses. */
export function ConflictNotice({ theirs, by, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  const styles = useStyles();
  return (
    <Notice
      intent="warning"
      role="alert"
      title={by ? `Modifié par ${by} pendant ta saisie` : "Modifié par quelqu'un d'autre pendant ta saisie"}
      actions={
        <>
          <Button size="small" appearance="primary" onClick={onKeepMine}>
            Garder la mienne
          </Button>
          <Button size="small" onClick={onTakeTheirs}>
            Prendre la leur
          </Button>
        </>
      }
    >
      <Text as="p">Leur version :</Text>
      <div className={styles.theirs} tabIndex={0} role="group" aria-label="Leur version">
        {theirs === "" || theirs === null ? <em>(vide)</em> : theirs}
      </div>
    </Notice>
  );
}

const listing = new Intl.ListFormat("fr", { type: "conjunction" });

/** The teams that locked a section. */
type LockNoticeProps = {
  /** Names of the teams that approved. */ teams: readonly string[];
  children?: ReactNode;
};

/** Says that a section is closed, and by which teams. */
export function LockNotice({ teams, children }: LockNoticeProps) {
  const styles = useStyles();
  return (
    <div className={styles.lock}>
      <Icon path={lockGlyph} size={18} />
      <span>
        {children ??
          `Section verrouillée : déjà validée par ${teams.length > 1 ? "les équipes" : "l'équipe"} ${listing.format(teams)}`}
      </span>
    </div>
  );
}

import type { Rejection } from "@coulisses/shared-domain/festival-event/standing-rejections";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { fingerSized, Link, makeStyles, Notice } from "@coulisses/shared-ui/base";
import type { SectionProgress } from "./section-progress";
import { nameOfTeam, useReviewers } from "../review/reviewers";

const useStyles = makeStyles({
  reasons: { margin: 0, padding: 0, listStyleType: "none" },
  reason: { whiteSpace: "pre-line", overflowWrap: "anywhere" },
  links: { display: "flex", flexWrap: "wrap", gap: "4px 12px", margin: "4px 0 0" },
  link: fingerSized,
});

const listing = new Intl.ListFormat("fr", { type: "conjunction" });

/** The refusal of a sheet: by which teams, why, and how far its sections are. */
type RefusalNoticeProps = {
  /** Codes of the teams that refuse. */
  teams: readonly string[];
  rejections: readonly Rejection[];
  sections: readonly SectionProgress[];
};

/** Says at the head of a refused sheet what is to be corrected, and leads there. */
export function RefusalNotice({ teams, rejections, sections }: RefusalNoticeProps) {
  const styles = useStyles();
  const reviewers = useReviewers();
  if (teams.length === 0) return null;
  const concerned = sections.filter(({ state }) => state?.kind === "refused");
  const toRead = concerned.length > 0 ? concerned : sections.filter(({ id }) => id === "feedback");
  const names = listing.format(teams.map((code) => nameOfTeam(code, reviewers)));
  return (
    <Notice
      intent="error"
      title={teams.length > 1 ? `Refusée par les équipes ${names}` : `Refusée par l'équipe ${names}`}
    >
      <ul className={styles.reasons}>
        {rejections.map(({ by, at, reason }) => (
          <li key={at} className={styles.reason}>
            « {reason} » ({displayName(by)})
          </li>
        ))}
      </ul>
      <p className={styles.links}>
        À revoir :
        {toRead.map(({ id, title }) => (
          <Link key={id} href={`#${id}`} inline className={styles.link}>
            {title}
          </Link>
        ))}
      </p>
    </Notice>
  );
}

import type { Team } from "@coulisses/shared-domain/people/team";
import {
  EmptyState,
  ErrorCard,
  makeStyles,
  Skeleton,
  StatusDot,
  Text,
  tokens,
  type SheetStatus,
} from "@coulisses/shared-ui/base";
import { ReviewChips, type ReviewChipsProps } from "@coulisses/shared-ui/icons";
import type { ComponentType, ReactNode } from "react";

const SHOWN = 5;

/** « Sécu : « Trop de monde » ». The history names no team: the team is told only where it is the only one that refuses. */
function refusalText(reason: string, reviews: MySheet["reviews"] = {}, reviewers: readonly Team[]): string {
  const refusing = reviewers.filter(({ code }) => reviews[code] === "REJECTED");
  const [only] = refusing;
  return only && refusing.length === 1 ? `${only.name} : « ${reason} »` : `« ${reason} »`;
}

const useStyles = makeStyles({
  list: { listStyleType: "none", margin: 0, padding: 0 },
  link: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignItems: "center",
    gap: "4px 10px",
    padding: "8px",
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: "none",
    ":hover": { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  reviews: { gridColumn: "2" },
  refusal: {
    gridColumn: "2",
    display: "-webkit-box",
    overflow: "hidden",
    overflowWrap: "anywhere",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: "2",
  },
  more: { display: "inline-block", padding: "8px", color: tokens.colorBrandForegroundLink },
});

type MySheet = {
  id: number;
  name: string;
  status: SheetStatus;
  reviews?: NonNullable<ReviewChipsProps["reviews"]>;
  /** The reason of the last refusal that stands. */
  refusal?: string;
};

/** A person's own sheets, and their addresses. */
export type MySheetsProps = {
  /** Most urgent first; absent until they have come. */
  sheets: readonly MySheet[] | undefined;
  /** The error of reading them. */
  error?: string | undefined;
  onRetry: () => void;
  reviewers: readonly Team[];
  /** `FA`, `FT`: said after `Tu n'as aucune` and `Voir mes`. */
  kind: string;
  /** The address of a sheet, and of the list of one's own. */
  address: { sheet: (id: number) => string; mine: string };
  /** The router's link. */
  Link: ComponentType<{ to: string; className: string; children: ReactNode }>;
};

/** The sheets of the person that need attention. The card around it and its title are the home page's. */
export function MySheets({ sheets, error, onRetry, reviewers, kind, address, Link }: MySheetsProps) {
  const styles = useStyles();
  if (error !== undefined && !sheets) return <ErrorCard message={error} onRetry={onRetry} />;
  if (!sheets) return <Skeleton lines={5} height="20px" />;
  if (sheets.length === 0) return <EmptyState picture="sheets" title={`Tu n'as aucune ${kind} 🤔`} />;
  return (
    <>
      <ul className={styles.list}>
        {sheets.slice(0, SHOWN).map(({ id, name, status, reviews, refusal }) => (
          <li key={id}>
            <Link to={address.sheet(id)} className={styles.link}>
              <StatusDot status={status} />
              <Text truncate>{`N° ${id} - ${name}`}</Text>
              {refusal !== undefined && (
                <Text size="small" muted className={styles.refusal}>
                  {refusalText(refusal, reviews, reviewers)}
                </Text>
              )}
              {reviews && (
                <span className={styles.reviews}>
                  <ReviewChips reviews={reviews} teams={reviewers} />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      {sheets.length > SHOWN && (
        <Link to={address.mine} className={styles.more}>
          {`Voir mes ${kind}s`}
        </Link>
      )}
    </>
  );
}

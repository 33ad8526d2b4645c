import { kept, useKept } from "@coulisses/shared-auth";
import {
  Button,
  Heading,
  Link,
  makeStyles,
  mergeClasses,
  StatusDot,
  Surface,
  Text,
  useIsMobile,
  type SheetStatus,
} from "@coulisses/shared-ui/base";
import { ReviewChips, UiIcon, type ReviewChipsProps } from "@coulisses/shared-ui/icons";
import type { ReactNode } from "react";
import { useReviewers } from "../review/reviewers";

/** Below this width the summary stands above the sheet, as on a phone. */
export const stacked = "@media (max-width: 900px)";

const useStyles = makeStyles({
  summary: {
    position: "sticky",
    top: "76px",
    boxSizing: "border-box",
    width: "350px",
    maxHeight: "calc(100vh - 96px)",
    overflowY: "auto",
    display: "flex",
    flexDirection: "column",
    gap: "14px",
    [stacked]: { position: "static", width: "auto", maxHeight: "none" },
  },
  small: { width: "140px", gap: "10px", padding: "16px", "& ul": { flexWrap: "wrap" } },
  top: { display: "flex", alignItems: "start", gap: "8px" },
  title: { flexGrow: 1, minWidth: 0, overflowWrap: "anywhere" },
  links: {
    display: "flex",
    flexDirection: "column",
    gap: "4px",
    margin: "4px 0 0",
    padding: 0,
    listStyleType: "none",
  },
});

/** A section of the sheet, by its anchor: `#general` is `general`. */
type SectionLink = { id: string; title: string };

/** The head of a sheet: status, reviews and actions. */
type SheetSummaryProps = {
  /** `FA n°12`, `Fiche Activité n°12`. */
  numbers: { short: string; long: string };
  name: string;
  status: SheetStatus;
  /** Undefined in a draft. */
  reviews: ReviewChipsProps["reviews"];
  sections: readonly SectionLink[];
  /** The actions on the sheet. */
  children: ReactNode;
};

/** True when the reader has folded the summary, on any sheet. */
const keptFold = kept({
  name: "sheet-summary-folded",
  scope: "device",
  isValue: (value): value is boolean => typeof value === "boolean",
});

/** The sheet's name, status, review and actions. */
export function SheetSummary({ numbers, name, status, reviews, sections, children }: SheetSummaryProps) {
  const styles = useStyles();
  const isMobile = useIsMobile();
  const reviewers = useReviewers();
  const collapsed = useKept(keptFold, "all");
  const small = collapsed.value === true && !isMobile;

  return (
    <Surface
      as="aside"
      aria-label="Résumé de la fiche"
      className={mergeClasses(styles.summary, small && styles.small)}
    >
      <div className={styles.top}>
        <div className={styles.title}>
          <Text size="small" muted>
            {small ? numbers.short : numbers.long}
          </Text>
          {!small && (
            <Heading level={2} visual={3}>
              {name}
            </Heading>
          )}
        </div>
        {!isMobile && (
          <Button
            appearance="subtle"
            size="small"
            icon={<UiIcon name={small ? "expand" : "collapse"} />}
            tooltip={small ? "Déplier le résumé" : "Replier le résumé"}
            aria-expanded={!small}
            onClick={() => collapsed.write(small ? undefined : true)}
          />
        )}
      </div>
      <StatusDot status={status} withLabel={!small} />
      <ReviewChips reviews={reviews} teams={reviewers} />
      {!small && (
        <>
          {children}
          {!isMobile && <SectionLinks sections={sections} />}
        </>
      )}
    </Surface>
  );
}

function SectionLinks({ sections }: { sections: readonly SectionLink[] }) {
  const styles = useStyles();
  return (
    <nav aria-labelledby="sheet-contents">
      <Text as="p" size="small" weight="bold" id="sheet-contents">
        Sommaire
      </Text>
      <ol className={styles.links}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link href={`#${id}`}>{title}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

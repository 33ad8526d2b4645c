import { kept, useKept } from "@coulisses/shared-auth";
import {
  Button,
  makeStyles,
  mergeClasses,
  Surface,
  Text,
  tip,
  tokens,
  VisuallyHidden,
} from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useEffect, useRef } from "react";
import { SectionMark, useWordsOf } from "./section-mark";
import type { SectionProgress } from "./section-progress";
import { useSectionInView } from "./use-section-in-view";

const useStyles = makeStyles({
  card: {
    position: "sticky",
    top: "132px",
    boxSizing: "border-box",
    width: "290px",
    maxHeight: "calc(100vh - 148px)",
    overflowY: "auto",
    padding: "12px",
  },
  folded: { width: "64px" },
  top: { display: "flex", alignItems: "center", minHeight: "32px", paddingLeft: "8px" },
  title: { flexGrow: 1 },
  list: {
    display: "flex",
    flexDirection: "column",
    gap: "2px",
    margin: "4px 0 0",
    padding: 0,
    listStyleType: "none",
  },
  link: {
    display: "flex",
    alignItems: "start",
    gap: "10px",
    padding: "7px 8px",
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForeground1,
    textDecoration: "none",
    ":hover": { backgroundColor: tokens.colorNeutralBackground1Hover },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
    "&[aria-current]": { backgroundColor: tokens.colorBrandBackground2, fontWeight: 600 },
  },
  foldedLink: { justifyContent: "center" },
  words: { display: "flex", flexDirection: "column", minWidth: 0, fontSize: tokens.fontSizeBase300 },
  missing: { color: tokens.reviewInk, fontWeight: 400 },
  refused: { color: tokens.refusedInk, fontWeight: 400 },
  quiet: { color: tokens.colorNeutralForeground3, fontWeight: 400 },
  strip: {
    // Texts for screen readers are placed in it, not beside the page.
    position: "relative",
    display: "flex",
    gap: "4px",
    margin: 0,
    padding: "0 8px",
    overflowX: "auto",
    listStyleType: "none",
    scrollbarWidth: "none",
  },
  tab: {
    display: "inline-flex",
    alignItems: "center",
    gap: "6px",
    minHeight: "46px",
    padding: "0 8px",
    boxSizing: "border-box",
    color: tokens.colorNeutralForeground1,
    textDecoration: "none",
    whiteSpace: "nowrap",
    borderTop: "2px solid transparent",
    borderBottom: "2px solid transparent",
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
    "&[aria-current]": { borderBottomColor: tokens.colorBrandStroke1, fontWeight: 600 },
  },
});

/** True when the reader has folded the contents, on any sheet. */
const keptFold = kept({
  name: "sheet-summary-folded",
  scope: "device",
  isValue: (value): value is boolean => typeof value === "boolean",
});

type Props = { sections: readonly SectionProgress[] };

/** The contents of a sheet, which say how far each section is; it stays beside the sections. */
export function SheetContents({ sections }: Props) {
  const styles = useStyles();
  const wordsOf = useWordsOf();
  const current = useSectionInView(sections.map(({ id }) => id));
  const fold = useKept(keptFold, "all");
  const folded = fold.value === true;
  return (
    <Surface className={mergeClasses(styles.card, folded && styles.folded)}>
      <nav aria-label="Sommaire">
        <div className={styles.top}>
          {!folded && (
            <Text size="small" weight="bold" className={styles.title} aria-hidden>
              Sommaire
            </Text>
          )}
          <Button
            appearance="subtle"
            size="small"
            icon={<UiIcon name={folded ? "expand" : "collapse"} />}
            tooltip={folded ? "Déplier le sommaire" : "Replier le sommaire"}
            aria-expanded={!folded}
            onClick={() => fold.write(folded ? undefined : true)}
          />
        </div>
        <ol className={styles.list}>
          {sections.map(({ id, title, state, count }) => {
            const words = wordsOf(state);
            const look =
              state?.kind === "missing" || state?.kind === "refused" ? styles[state.kind] : styles.quiet;
            return (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className={mergeClasses(styles.link, folded && styles.foldedLink)}
                  {...(id === current && { "aria-current": "location" })}
                  {...(folded && tip([title, ...words].join("\n")))}
                >
                  <SectionMark state={state} />
                  {folded ? (
                    <VisuallyHidden>{[title, ...words].join(" ")}</VisuallyHidden>
                  ) : (
                    <span className={styles.words}>
                      <span>
                        {title}
                        {count !== undefined && ` (${count})`}
                      </span>
                      {state?.kind === "done" ? (
                        <VisuallyHidden>{words.join("")}</VisuallyHidden>
                      ) : (
                        words.map((line) => (
                          <Text key={line} size="small" className={look}>
                            {line}
                          </Text>
                        ))
                      )}
                    </span>
                  )}
                </a>
              </li>
            );
          })}
        </ol>
      </nav>
    </Surface>
  );
}

/** The same contents in one line that scrolls sideways, for a phone. */
export function ContentsStrip({ sections }: Props) {
  const styles = useStyles();
  const wordsOf = useWordsOf();
  const current = useSectionInView(sections.map(({ id }) => id));
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (list.current && link) list.current.scrollLeft = link.offsetLeft - 24;
  }, [current]);
  return (
    <nav aria-label="Sommaire">
      <ol ref={list} className={styles.strip}>
        {sections.map(({ id, title, state }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.tab} {...(id === current && { "aria-current": "location" })}>
              {state && <SectionMark state={state} />}
              {title}
              <VisuallyHidden> {wordsOf(state).join(" ")}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

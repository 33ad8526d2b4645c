import { useParams } from "@coulisses/shared-pages/router";
import { ageText, kioskBoard, type KioskSlot } from "@coulisses/shared-domain/planning/kiosk-board";
import { ofMinutes } from "@coulisses/shared-domain/time/duration";
import { formatDay, formatTime } from "@coulisses/shared-domain/time/format";
import { makeStyles, ThemeProvider, tokens, useMediaQuery } from "@coulisses/shared-ui/base";
import type { ReactNode } from "react";
import { useLitScreen } from "../wall-screen/use-lit-screen";
import { useClock, useReading } from "../wall-screen/use-reading";
import { useScreenTheme } from "../wall-screen/use-screen-theme";
import { useTurningPages } from "./use-turning-pages";

const useStyles = makeStyles({
  // Read across a room: sizes grow with the screen.
  page: {
    display: "flex",
    flexDirection: "column",
    boxSizing: "border-box",
    height: "100dvh",
    padding: "clamp(12px, 1.6vw, 40px)",
    gap: "clamp(8px, 1vw, 24px)",
    fontSize: "clamp(18px, 1.7vw, 44px)",
    lineHeight: 1.25,
    "@media (max-width: 760px)": { height: "auto", minHeight: "100dvh" },
  },
  head: { display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "0.3em 1em" },
  title: { margin: 0, fontSize: "1.5em", lineHeight: 1.1, flexGrow: 1 },
  day: { "::first-letter": { textTransform: "uppercase" } },
  clock: { fontSize: "2em", lineHeight: 1, fontWeight: 700, fontVariantNumeric: "tabular-nums" },
  warning: {
    padding: "0.4em 0.8em",
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.reviewFill,
    color: tokens.reviewInk,
    fontWeight: 600,
  },
  columns: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
    gap: "clamp(12px, 1.6vw, 40px)",
    flexGrow: 1,
    minHeight: 0,
    "@media (max-width: 760px)": { gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start" },
  },
  column: { display: "flex", flexDirection: "column", gap: "0.5em", minHeight: 0 },
  subtitle: { display: "flex", justifyContent: "space-between", margin: 0, fontSize: "1.2em" },
  pages: { color: tokens.colorNeutralForeground3, fontWeight: 400, fontVariantNumeric: "tabular-nums" },
  // Columns overflow beside the screen, so no name is cut.
  list: {
    columnWidth: "10.5em",
    columnGap: "0.5em",
    columnFill: "auto",
    flexGrow: 1,
    minHeight: 0,
    margin: 0,
    padding: 0,
    listStyleType: "none",
    overflowX: "auto",
    overflowY: "hidden",
    scrollbarWidth: "none",
    "@media (max-width: 760px)": { columnWidth: "auto", overflowX: "visible", overflowY: "visible" },
  },
  slot: {
    breakInside: "avoid",
    marginBottom: "0.5em",
    padding: "0.5em 0.7em",
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    overflowWrap: "anywhere",
  },
  place: { margin: 0, fontSize: "1.05em", fontWeight: 700 },
  task: { color: tokens.colorNeutralForeground3 },
  people: { margin: "0.2em 0 0", padding: 0, listStyleType: "none", fontWeight: 600 },
  // Indents the second line of a long name, so that it is not read as another person.
  person: { paddingLeft: "0.8em", textIndent: "-0.8em" },
  notice: { margin: "auto", maxWidth: "24em", textAlign: "center", fontSize: "1.3em" },
});

/** Milliseconds between two readings, and two looks at the clock. */
const PAUSE = ofMinutes(0.5);
const TICK = 5_000;

/** People on duty, for a screen on a wall: without session, without input, and through a lost network. */
export default function KioskPage() {
  const { secret = "" } = useParams();
  useLitScreen();
  const prefersLight = useMediaQuery("(prefers-color-scheme: light)");
  const { theme, button } = useScreenTheme("kiosk", prefersLight ? "light" : "dark");
  return (
    <ThemeProvider theme={theme}>
      <Screen secret={secret} themeButton={button} />
    </ThemeProvider>
  );
}

function Screen({ secret, themeButton }: { secret: string; themeButton: ReactNode }) {
  const styles = useStyles();
  const now = useClock(TICK);
  const path = `kiosk/${encodeURIComponent(secret)}`;
  const { content: slots, readAt, isAway, isClosed } = useReading<KioskSlot>({ path, pause: PAUSE });
  const board = kioskBoard(slots ?? [], now);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>Qui est où</h1>
        <span className={styles.day}>{formatDay(now)}</span>
        <time className={styles.clock}>{formatTime(now)}</time>
        {themeButton}
      </header>
      {isAway && slots && readAt && (
        <div role="status" className={styles.warning}>
          {`Pas de réseau : ce qui est affiché a été reçu ${ageText(readAt, now)}.`}
        </div>
      )}
      {isClosed && (
        <p role="alert" className={styles.notice}>
          Ce lien n'est plus valable. Demande le nouveau aux responsables des bénévoles.
        </p>
      )}
      {!isClosed && !slots && (
        <p role="status" className={styles.notice}>
          {isAway ? "Pas de réseau : l'écran réessaie tout seul." : "Chargement…"}
        </p>
      )}
      {slots && (
        <div className={styles.columns}>
          <Slots
            title="Maintenant"
            slots={board.present}
            empty="Personne n'est en poste en ce moment."
            isPresent
          />
          <Slots title="Dans l'heure" slots={board.soon} empty="Aucun créneau ne commence dans l'heure." />
        </div>
      )}
    </div>
  );
}

type SlotsProps = { title: string; slots: readonly KioskSlot[]; empty: string; isPresent?: boolean };

function Slots({ title, slots, empty, isPresent = false }: SlotsProps) {
  const styles = useStyles();
  const { list, page, pages } = useTurningPages(slots);
  return (
    <section className={styles.column} aria-label={title}>
      <h2 className={styles.subtitle}>
        {title}
        {pages > 1 && (
          <span className={styles.pages} aria-label={`Page ${page + 1} sur ${pages}`}>
            {`${page + 1} / ${pages}`}
          </span>
        )}
      </h2>
      {slots.length === 0 && <p>{empty}</p>}
      <ul ref={list} className={styles.list} tabIndex={0} aria-label={`${title} : créneaux`}>
        {slots.map(({ task, place, start, end, people }) => (
          <li key={`${task} ${place} ${start} ${end}`} className={styles.slot}>
            <h3 className={styles.place}>{place ?? "Lieu non précisé"}</h3>
            <div className={styles.task}>
              {task} · {isPresent ? `jusqu'à ${formatTime(end)}` : `à ${formatTime(start)}`}
            </div>
            <ul className={styles.people}>
              {people.map((name, at) => (
                <li key={`${name} ${at}`} className={styles.person}>
                  {name}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useLocation } from "@coulisses/shared-pages/router";
import { formatDay, formatTime } from "@coulisses/shared-domain/time/format";
import { wallAge, type WallSlot } from "@coulisses/shared-domain/wall-board/wall-board";
import { ThemeProvider } from "@coulisses/shared-ui/base";
import type { ReactNode } from "react";
import { useLitScreen } from "../wall-screen/use-lit-screen";
import { useClock, useReading } from "../wall-screen/use-reading";
import { useScreenTheme } from "../wall-screen/use-screen-theme";
import { useBoardStyles } from "./use-board-styles";
import { WallLists } from "./wall-lists";

/** Milliseconds between two readings, and two looks at the clock: the age is told in seconds. */
const PAUSE = 15_000;
const TICK = 1_000;

/** The board of the headquarters, for a screen on a wall: no session, no input, and on through a lost network. */
export default function WallBoardPage() {
  const { hash } = useLocation();
  useLitScreen();
  const { theme, button } = useScreenTheme("board", "dark");
  return (
    <ThemeProvider theme={theme}>
      <Board secret={hash.slice(1)} themeButton={button} />
    </ThemeProvider>
  );
}

function Board({ secret, themeButton }: { secret: string; themeButton: ReactNode }) {
  const styles = useBoardStyles();
  const now = useClock(TICK);
  const {
    content: slots,
    readAt,
    isAway,
    isClosed,
  } = useReading<WallSlot>({ path: "wall-board", bearer: secret, pause: PAUSE });
  const age = readAt && wallAge(readAt, now);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>Tableau du QG</h1>
        <span className={styles.day}>{formatDay(now)}</span>
        {age && !age.isStale && <span className={styles.age}>{`À jour il y a ${age.words}`}</span>}
        {themeButton}
        <time className={styles.clock}>{formatTime(now)}</time>
      </header>
      {age?.isStale && readAt && (
        <div role="status" className={styles.stale}>
          {`Sans nouvelles depuis ${formatTime(readAt)}, il y a ${age.words} : les pointages faits depuis manquent. L'écran réessaie tout seul.`}
        </div>
      )}
      {isClosed && (
        <p role="alert" className={styles.notice}>
          Ce lien n'est plus valable. Demande un nouveau lien aux responsables des bénévoles.
        </p>
      )}
      {!isClosed && !slots && (
        <p role="status" className={styles.notice}>
          {isAway ? "Pas de réseau : l'écran réessaie tout seul." : "Chargement…"}
        </p>
      )}
      {slots && <WallLists slots={slots} now={now} />}
    </div>
  );
}

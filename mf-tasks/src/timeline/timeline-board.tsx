import { ofName } from "@coulisses/shared-domain/french/of-name";
import type { TimelineActivity } from "@coulisses/shared-domain/contract/assignment/overviews";
import type { Team } from "@coulisses/shared-domain/people/team";
import { formatTime } from "@coulisses/shared-domain/time/format";
import type { Period } from "@coulisses/shared-domain/time/period";
import {
  Heading,
  makeStyles,
  media,
  tokens,
  useIsMobile,
  useNow,
  VisuallyHidden,
} from "@coulisses/shared-ui/base";
import { TeamChip } from "@coulisses/shared-ui/icons";
import { useMemo } from "react";
import { inBlocks } from "./board-blocks";
import { moveAmongSlots } from "./board-keys";
import { marksOf, shareOf } from "./board-layout";
import { NearView } from "./near-view";
import { TaskRow } from "./task-row";

/** Blocks drawn before the view is known, and guessed heights in pixels. */
const FIRST_BLOCKS = 2;
const HEIGHTS = { wide: { task: 50, activity: 62 }, phone: { task: 120, activity: 80 } };

const useStyles = makeStyles({
  // Names are left of the hours, above them on a phone.
  board: { position: "relative", "--names": "260px", [media.mobile]: { "--names": "0px" } },
  axis: {
    position: "sticky",
    top: 0,
    zIndex: 2,
    height: "38px",
    marginLeft: "var(--names)",
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: "tabular-nums",
  },
  mark: {
    position: "absolute",
    bottom: 0,
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    transform: "translateX(-50%)",
    whiteSpace: "nowrap",
    ":first-child": { transform: "none", alignItems: "start" },
    ":last-child": { transform: "translateX(-100%)", alignItems: "end" },
    // Nine labels would overlap.
    "@media (max-width: 1024px)": { ":nth-child(even)": { display: "none" } },
  },
  day: { fontWeight: 600 },
  now: {
    position: "absolute",
    top: "38px",
    bottom: 0,
    zIndex: 1,
    borderLeft: `2px solid ${tokens.refusedInk}`,
    pointerEvents: "none",
  },
  activity: { margin: 0, paddingTop: "16px" },
  title: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "4px 10px",
    padding: "6px 10px",
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
  },
  tasks: { display: "grid", gap: "8px", margin: "8px 0 0", padding: 0, listStyleType: "none" },
});

type Props = {
  activities: readonly TimelineActivity[];
  teams: readonly Team[];
  window: Period;
  onOpen: (key: string) => void;
};

/** The window's slots by activity, with their people; a press on a slot opens its details. */
export function TimelineBoard({ activities, teams, window, onOpen }: Props) {
  const styles = useStyles();
  const blocks = useMemo(() => inBlocks(activities), [activities]);
  const height = useIsMobile() ? HEIGHTS.phone : HEIGHTS.wide;
  return (
    <div className={styles.board} onKeyDown={moveAmongSlots}>
      <div className={styles.axis} aria-hidden>
        {marksOf(window).map(({ left, time, day }) => (
          <span key={left} className={styles.mark} style={{ left: `${left}%` }}>
            {day && <span className={styles.day}>{day}</span>}
            {time}
          </span>
        ))}
      </div>
      <NowLine window={window} />
      {blocks.map((pieces, rank) => (
        <NearView
          key={rank}
          isFirst={rank < FIRST_BLOCKS}
          guess={pieces.reduce((sum, { tasks }) => sum + height.activity + tasks.length * height.task, 0)}
        >
          {pieces.map(({ activity, tasks, isFirst }) => (
            <section
              key={activity.id}
              {...(isFirst && { className: styles.activity, "aria-label": activity.name })}
            >
              {isFirst && <ActivityTitle activity={activity} teams={teams} />}
              <ul className={styles.tasks} aria-label={`FT ${ofName(activity.name)}`}>
                {tasks.map((task) => (
                  <TaskRow key={task.id} task={task} window={window} onOpen={onOpen} />
                ))}
              </ul>
            </section>
          ))}
        </NearView>
      ))}
    </div>
  );
}

function ActivityTitle({
  activity,
  teams,
}: {
  activity: TimelineActivity["activity"];
  teams: readonly Team[];
}) {
  const styles = useStyles();
  const team = teams.find(({ code }) => code === activity.team);
  return (
    <div className={styles.title}>
      <Heading level={3}>{activity.name}</Heading>
      {team && <TeamChip team={team} />}
    </div>
  );
}

/** A line at the present, if the window contains it. */
function NowLine({ window }: { window: Period }) {
  const styles = useStyles();
  const now = useNow();
  if (now < window.start || now > window.end) return null;
  const share = shareOf(now, window) / 100;
  return (
    <div
      className={styles.now}
      style={{ left: `calc(var(--names) + (100% - var(--names)) * ${share})` }}
      data-now=""
    >
      <VisuallyHidden>Maintenant : {formatTime(now)}</VisuallyHidden>
    </div>
  );
}

import { ofName } from "@coulisses/shared-domain/french/of-name";
import { Link } from "@coulisses/shared-pages/router";
import { useCan } from "@coulisses/shared-auth";
import type { TimelineActivity } from "@coulisses/shared-domain/contract/assignment/overviews";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { Team } from "@coulisses/shared-domain/people/team";
import { formatHours, formatTime } from "@coulisses/shared-domain/time/format";
import { createPeriod, type Period } from "@coulisses/shared-domain/time/period";
import {
  Heading,
  makeStyles,
  media,
  mergeClasses,
  Text,
  tip,
  tokens,
  useIsMobile,
  useNow,
  VisuallyHidden,
} from "@coulisses/shared-ui/base";
import { TeamChip, UiIcon } from "@coulisses/shared-ui/icons";
import { marksOf, layoutSlots, shareOf, type TimelineSlot, type TimelineTask } from "./board-layout";

/** % of the window: a finger needs 44 of the 290 px that the narrowest phone leaves. */
const LEAST = { phone: 16, wide: 2 };

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
  task: {
    display: "grid",
    gridTemplateColumns: "var(--names) minmax(0, 1fr)",
    alignItems: "center",
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", gap: "2px" },
  },
  name: { display: "grid", paddingRight: "12px", minWidth: 0, overflowWrap: "anywhere" },
  link: {
    color: tokens.colorBrandForegroundLink,
    [media.mobile]: { display: "flex", alignItems: "center", minHeight: "44px" },
  },
  urgent: { color: tokens.refusedInk, verticalAlign: "middle", marginRight: "4px" },
  track: { position: "relative", "--row": "34px", [media.mobile]: { "--row": "48px" } },
  slot: {
    position: "absolute",
    boxSizing: "border-box",
    height: "calc(var(--row) - 4px)",
    padding: "0 8px",
    overflow: "hidden",
    textAlign: "start",
    whiteSpace: "nowrap",
    textOverflow: "ellipsis",
    fontFamily: "inherit",
    fontSize: tokens.fontSizeBase200,
    cursor: "pointer",
    border: `1px solid ${tokens.colorNeutralBackground1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.readyFill,
    color: tokens.readyInk,
    boxShadow: `inset 3px 0 0 ${tokens.readyInk}`,
    ":hover": { filter: "brightness(0.96)" },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "1px", zIndex: 1 },
  },
  empty: {
    backgroundColor: tokens.refusedFill,
    color: tokens.refusedInk,
    border: `1px dashed ${tokens.refusedInk}`,
    boxShadow: "none",
  },
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
  return (
    <div className={styles.board}>
      <div className={styles.axis} aria-hidden>
        {marksOf(window).map(({ left, time, day }) => (
          <span key={left} className={styles.mark} style={{ left: `${left}%` }}>
            {day && <span className={styles.day}>{day}</span>}
            {time}
          </span>
        ))}
      </div>
      <NowLine window={window} />
      {activities.map(({ activity, tasks }) => {
        const team = teams.find(({ code }) => code === activity.team);
        return (
          <section key={activity.id} className={styles.activity} aria-labelledby={`activity-${activity.id}`}>
            <div className={styles.title}>
              <Heading level={3} id={`activity-${activity.id}`}>
                {activity.name}
              </Heading>
              {team && <TeamChip team={team} />}
            </div>
            <ul className={styles.tasks}>
              {tasks.map((task) => (
                <TaskRow key={task.id} task={task} window={window} onOpen={onOpen} />
              ))}
            </ul>
          </section>
        );
      })}
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

type RowProps = { task: TimelineTask } & Pick<Props, "window" | "onOpen">;

function TaskRow({ task, window, onOpen }: RowProps) {
  const styles = useStyles();
  const readsTasks = useCan("read-ft");
  const isMobile = useIsMobile();
  const placed = layoutSlots(task, window, isMobile ? LEAST.phone : LEAST.wide);
  const rows = 1 + Math.max(...placed.map(({ row }) => row));
  const title = (
    <>
      {task.topPriority && (
        <span className={styles.urgent} {...tip("Tâche prioritaire")}>
          <UiIcon name="warning" size={16} />
          <VisuallyHidden>Tâche prioritaire : </VisuallyHidden>
        </span>
      )}
      {`[${task.id}] ${task.name}`}
    </>
  );
  return (
    <li className={styles.task}>
      <div className={styles.name}>
        {readsTasks ? (
          <Link className={styles.link} to={`/ft/${task.id}`} target="_blank">
            {title}
          </Link>
        ) : (
          <span>{title}</span>
        )}
        {task.appointment && (
          <Text size="small" muted>
            {task.appointment}
          </Text>
        )}
      </div>
      <div
        role="group"
        aria-label={`Créneaux ${ofName(task.name)}`}
        className={styles.track}
        style={{ height: `calc(var(--row) * ${rows})` }}
      >
        {placed.map(({ key, slot, left, width, row }) => (
          <button
            key={key}
            type="button"
            className={mergeClasses(styles.slot, slot.assignees.length === 0 && styles.empty)}
            style={{ left: `${left}%`, width: `${width}%`, top: `calc(var(--row) * ${row} + 2px)` }}
            {...tip([hoursOf(slot), ...peopleIn(slot)].join("\n"))}
            aria-label={`${hoursOf(slot)} : ${peopleIn(slot).join(", ")}`}
            onClick={() => onOpen(key)}
          >
            {peopleIn(slot).join(", ")}
          </button>
        ))}
      </div>
    </li>
  );
}

const hoursOf = (slot: TimelineSlot) => formatHours(createPeriod(slot));
const peopleIn = ({ assignees }: TimelineSlot) =>
  assignees.length === 0 ? ["Aucun·e bénévole"] : assignees.map(displayName);

import type { FeatureTodo } from "@coulisses/federation/feature";
import { useListTeamsQuery, useSession } from "@coulisses/shared-auth";
import { can } from "@coulisses/shared-domain/access/access";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import { Link } from "@coulisses/shared-pages/router";
import { Heading, makeStyles, media, Text, tokens } from "@coulisses/shared-ui/base";
import { PageIcon } from "@coulisses/shared-ui/icons";
import { Counts } from "../site/counts";
import { useSite } from "../site/site";
import { useSinceQuery } from "./since-api";
import { waitingTime } from "./waiting-time";

const useStyles = makeStyles({
  section: { maxWidth: "1500px", marginBottom: "20px" },
  list: {
    listStyle: "none",
    margin: "10px 0 0",
    padding: 0,
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 232px), 1fr))",
    gap: "12px",
    [media.mobile]: { gap: "8px" },
  },
  todo: {
    display: "flex",
    alignItems: "center",
    gap: "12px",
    height: "100%",
    minHeight: "64px",
    boxSizing: "border-box",
    padding: "10px 14px",
    borderRadius: tokens.borderRadiusXLarge,
    background: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow2,
    textDecoration: "none",
    transitionProperty: "box-shadow",
    transitionDuration: "0.12s",
    ":hover": { boxShadow: tokens.shadow8 },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "2px" },
    [media.reducedMotion]: { transitionDuration: "0s" },
  },
  icon: {
    flexShrink: 0,
    display: "grid",
    placeItems: "center",
    width: "40px",
    height: "40px",
    borderRadius: "12px",
    background: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
  },
  count: { flexShrink: 0 },
  words: { minWidth: 0, display: "grid", lineHeight: "18px", overflowWrap: "anywhere" },
});

/** The work that waits for the person, as the apps declare it; nothing at all when none does. */
export function Todos() {
  const { registry } = useSite();
  const { access } = useSession();
  const todos = registry.features
    .flatMap(({ todos = [] }) => todos)
    .filter(({ permission }) => can(access, permission as Permission))
    .flatMap(({ teams, ...todo }) => (teams ? linesOf(todo, teams, access.teams) : [todo]))
    .sort((a, b) => a.order - b.order);
  return (
    <Counts of={todos.map(({ request, permission, tags }) => ({ request, permission, tags }))}>
      {(counts) => (
        <TodoList
          waiting={todos.flatMap((todo, place) => {
            const count = counts[place] ?? 0;
            return count > 0 ? [{ ...todo, count }] : [];
          })}
        />
      )}
    </Counts>
  );
}

type Line = Omit<FeatureTodo, "teams"> & { team?: string };

/** A line for each of the teams that is one of mine. */
const linesOf = (todo: Line, teams: readonly string[], mine: readonly string[]): Line[] =>
  teams
    .filter((team) => mine.includes(team))
    .map((team) => ({
      ...todo,
      team,
      request: todo.request.replace(":team", team),
      ...(todo.oldest !== undefined && { oldest: todo.oldest.replace(":team", team) }),
      link: todo.link.replace(":team", team),
    }));

type Waiting = Line & { count: number };

function TodoList({ waiting }: { waiting: readonly Waiting[] }) {
  const styles = useStyles();
  const { userId } = useSession();
  const { data: teams = [] } = useListTeamsQuery();
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="todos" className={styles.section}>
      <Heading level={2} id="todos">
        À toi de jouer
      </Heading>
      <ul className={styles.list}>
        {waiting.map(({ request, oldest, tags, count, one, many, icon, link, team }) => (
          <li key={request}>
            <Link to={link.replace(":userId", String(userId))} className={styles.todo}>
              <span className={styles.icon}>
                <PageIcon name={icon} size={22} />
              </span>
              <Text size="display" className={styles.count}>
                {count}
              </Text>{" "}
              <span className={styles.words}>
                {count === 1 ? one : many}
                {team !== undefined && (
                  <Text size="small" muted>
                    {teams.find(({ code }) => code === team)?.name ?? team}
                  </Text>
                )}
                {oldest !== undefined && <Age request={oldest} tags={tags} count={count} />}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type AgeProps = { request: string; tags: readonly string[]; count: number };

/** How long the oldest of this work has waited. */
function Age({ request, tags, count }: AgeProps) {
  const { data: since } = useSinceQuery({ request, tags });
  if (!since) return null;
  return (
    <Text size="small" muted>
      {waitingTime({ since, count }, new Date())}
    </Text>
  );
}

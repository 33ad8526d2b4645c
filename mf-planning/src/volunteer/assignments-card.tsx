import type { Spots } from "@coulisses/federation/feature";
import { useSession } from "@coulisses/shared-auth";
import { problemIn } from "@coulisses/shared-domain/festival-error";
import { checkReadsPlanning } from "@coulisses/shared-domain/planning/who-reads";
import { formatPeriod } from "@coulisses/shared-domain/time/format";
import { Link } from "@coulisses/shared-pages/router";
import { Button, fingerSized, LoadState, makeStyles, Text, useNow } from "@coulisses/shared-ui/base";
import { useState } from "react";
import { isPast } from "../planning/planning-items";
import { usePlanning } from "../planning/use-planning";

const useStyles = makeStyles({
  card: { display: "grid", gap: "8px", justifyItems: "start" },
  link: {
    color: "inherit",
    textDecoration: "underline",
    ...fingerSized,
  },
  list: { margin: 0, paddingLeft: "20px", display: "grid", gap: "4px", overflowWrap: "anywhere" },
});

/** Entries shown at first. */
const FIRST = 5;

/** The planning of a volunteer, in their dialog: its page, and where they are expected from now on. */
export default function AssignmentsCard({ userId }: Spots["volunteer"]) {
  const styles = useStyles();
  const session = useSession();
  const isOwn = session.userId === userId;
  const reads = problemIn(() => checkReadsPlanning(isOwn, session.access)) === undefined;
  return (
    <div className={styles.card}>
      <Link to={`/planning/${userId}`} className={styles.link}>
        Voir le planning
      </Link>
      {reads && <ToCome userId={userId} isOwn={isOwn} />}
    </div>
  );
}

function ToCome({ userId, isOwn }: Spots["volunteer"] & { isOwn: boolean }) {
  const styles = useStyles();
  const now = useNow();
  const { items, loading, refusal, refetch } = usePlanning(userId, isOwn);
  const [isWhole, setIsWhole] = useState(false);
  if (loading || refusal !== undefined)
    return <LoadState skeleton={{ lines: 3 }} error={refusal} onRetry={refetch} />;
  const toCome = items.filter((item) => item.kind !== "break" && !isPast(item, now));
  if (toCome.length === 0) return <Text muted>Aucune affectation à venir</Text>;
  return (
    <>
      <ul aria-label="Affectations à venir" className={styles.list}>
        {(isWhole ? toCome : toCome.slice(0, FIRST)).map(({ id, title, kind, ...period }) => (
          <li key={id}>
            {formatPeriod(period)} : {title}
            {kind === "mobilization" && " (mobilisation)"}
          </li>
        ))}
      </ul>
      {toCome.length > FIRST && (
        <Button size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? "Les premières seulement" : `Toutes les affectations (${toCome.length})`}
        </Button>
      )}
    </>
  );
}

import { Link as RouterLink } from "@coulisses/shared-pages/router";
import { auditKindLabels } from "@coulisses/shared-domain/audit/audit-kinds";
import { targetPage } from "@coulisses/shared-domain/audit/targets";
import type { AuditEntry } from "@coulisses/shared-domain/contract/audit";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { formatDateTime } from "@coulisses/shared-domain/time/format";
import { makeStyles, Text } from "@coulisses/shared-ui/base";
import type { Column } from "@coulisses/shared-ui/data";
import { targetWords, entryText } from "./entry-text";

const useStyles = makeStyles({ link: { color: "inherit", textDecoration: "underline" } });

/** A person's name, linked to their card among the volunteers. */
function PersonLink({ person }: { person: UserIdentity | null }) {
  const styles = useStyles();
  if (person === null) return "–";
  return (
    <RouterLink to={`/volunteers?volunteer=${String(person.id)}`} className={styles.link}>
      {displayName(person)}
    </RouterLink>
  );
}

/** The text of an entry, linked to its target's page, if that exists. */
function WhatHappened({ entry }: { entry: AuditEntry }) {
  const styles = useStyles();
  const { target, kind, details } = entry;
  const page = target !== null && kind !== "sheet-removed" ? targetPage(target) : undefined;
  if (target === null || page === undefined) return entryText(entry);
  const rest = entryText({ target: null, details });
  return (
    <>
      <RouterLink to={page} className={styles.link}>
        {targetWords(target)}
      </RouterLink>
      {rest !== "–" && ` · ${rest}`}
    </>
  );
}

/** The server sorts: the last first. */
export const auditColumns: Column<AuditEntry>[] = [
  {
    key: "at",
    header: "Quand",
    width: "150px",
    priority: 5,
    selfEvident: true,
    render: ({ at }) => formatDateTime(at),
  },
  {
    key: "kind",
    header: "Évènement",
    width: "200px",
    mobileTitle: true,
    render: ({ kind }) => <Text weight="bold">{auditKindLabels[kind]}</Text>,
  },
  {
    key: "actor",
    header: "Par",
    minWidth: 130,
    priority: 4,
    render: ({ actor }) => <PersonLink person={actor} />,
  },
  {
    key: "subject",
    header: "Pour",
    minWidth: 130,
    priority: 4,
    render: ({ subject }) => <PersonLink person={subject} />,
  },
  {
    key: "what",
    header: "Détail",
    minWidth: 160,
    priority: 3,
    render: (entry) => <WhatHappened entry={entry} />,
  },
  {
    key: "address",
    header: "Depuis",
    width: "160px",
    render: ({ address, userAgent }) => <span title={userAgent ?? undefined}>{address ?? "–"}</span>,
  },
];

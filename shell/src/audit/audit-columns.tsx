import { auditKindLabels } from "@coulisses/shared-domain/audit/audit-kinds";
import type { AuditEntry } from "@coulisses/shared-domain/contract/audit";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { formatDateTime } from "@coulisses/shared-domain/time/format";
import { Text } from "@coulisses/shared-ui/base";
import type { Column } from "@coulisses/shared-ui/data";
import { whatHappened } from "./what-happened";

const nameOf = (person: UserIdentity | null) => (person ? displayName(person) : "–");

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
  { key: "actor", header: "Par", minWidth: 130, priority: 4, render: ({ actor }) => nameOf(actor) },
  { key: "subject", header: "Pour", minWidth: 130, priority: 4, render: ({ subject }) => nameOf(subject) },
  { key: "what", header: "Détail", minWidth: 160, priority: 3, render: whatHappened },
  {
    key: "address",
    header: "Depuis",
    width: "160px",
    render: ({ address, userAgent }) => <span title={userAgent ?? undefined}>{address ?? "–"}</span>,
  },
];

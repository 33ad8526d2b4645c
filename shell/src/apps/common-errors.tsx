import { loadState } from "@coulisses/shared-auth";
import { clientErrorKindLabels } from "@coulisses/shared-domain/client-error/client-error";
import type { CountedError } from "@coulisses/shared-domain/contract/client-errors";
import { formatDateTime } from "@coulisses/shared-domain/time/format";
import { makeStyles, Text, tokens } from "@coulisses/shared-ui/base";
import { type Column, DataTable } from "@coulisses/shared-ui/data";
import { useState } from "react";
import { useListApplicationErrorsQuery } from "../api/applications";

const useStyles = makeStyles({
  message: { overflowWrap: "anywhere" },
  stack: {
    margin: "4px 0 0",
    fontSize: tokens.fontSizeBase200,
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
  summary: {
    cursor: "pointer",
    borderRadius: "6px",
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

const none: never[] = [];

const columns: Column<CountedError>[] = [
  { key: "message", header: "Erreur", mobileTitle: true, render: (error) => <ErrorText error={error} /> },
  {
    key: "version",
    header: "Version",
    width: "130px",
    priority: 3,
    render: ({ version }) => <code>{version}</code>,
  },
  { key: "page", header: "Page", width: "140px", priority: 3, render: ({ page }) => <code>{page}</code> },
  {
    key: "count",
    header: "Fois",
    width: "80px",
    align: "end",
    render: ({ count }) => count,
    sortBy: ({ count }) => count,
  },
  {
    key: "sessions",
    header: "Sessions",
    width: "90px",
    align: "end",
    priority: 4,
    render: ({ sessions }) => sessions,
  },
  {
    key: "lastAt",
    header: "Dernière fois",
    width: "140px",
    priority: 2,
    render: ({ lastAt }) => formatDateTime(lastAt),
    sortBy: ({ lastAt }) => lastAt,
  },
];

/** The most frequent errors of an app in thirty days, with their stacks. */
export function CommonErrors({ app }: { app: string }) {
  const reading = useListApplicationErrorsQuery({ app }, { refetchOnMountOrArgChange: true });
  return (
    <DataTable
      caption={`Erreurs de ${app}`}
      rows={reading.data ?? none}
      columns={columns}
      getRowId={({ version, kind, page, message, stack }) => [version, kind, page, message, stack].join("\n")}
      comfortable
      loadingText="Chargement des erreurs..."
      emptyText="Aucune erreur depuis 30 jours."
      {...loadState(reading)}
    />
  );
}

function ErrorText({ error: { kind, message, stack } }: { error: CountedError }) {
  const styles = useStyles();
  return (
    <>
      <Text as="p" className={styles.message}>
        {message}
      </Text>
      <Text as="p" size="small" muted>
        {clientErrorKindLabels[kind]}
      </Text>
      {stack !== "" && <Stack stack={stack} />}
    </>
  );
}

/** Shows places of the source once they are read; those of the built files until then, or without their maps. */
function Stack({ stack }: { stack: string }) {
  const styles = useStyles();
  const [shown, setShown] = useState(stack);
  async function read() {
    const { stackInSource } = await import("./stack-in-source");
    setShown(await stackInSource(stack));
  }
  return (
    <details
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void read().catch(() => undefined);
      }}
    >
      <summary className={styles.summary}>Pile d'appels</summary>
      <pre className={styles.stack}>{shown}</pre>
    </details>
  );
}

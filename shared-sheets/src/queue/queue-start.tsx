import { Link, Navigate } from "@coulisses/shared-pages/router";
import {
  Button,
  EmptyState,
  fingerSized,
  makeStyles,
  Surface,
  tokens,
  useDocumentTitle,
  usePageHeading,
} from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useState } from "react";

const useStyles = makeStyles({
  list: {
    color: tokens.colorBrandForegroundLink,
    ...fingerSized,
  },
});

/** The sheets that wait, and where they are. */
export type QueueStartProps = {
  kind: "FA" | "FT";
  teamName: string;
  queue: readonly number[];
  addressOf: (id: number) => string;
  /** The address of the list. */
  list: string;
  /** True when the list has other filters: more may wait outside it. */
  isNarrowed: boolean;
};

/** Leads to the first sheet of a queue; says that all is read when there is none. */
export function QueueStart({ queue, addressOf, ...end }: QueueStartProps) {
  const [first] = queue;
  // A sheet that comes while « all is read » is on screen waits for a press: nobody is taken away unasked.
  const [isDone] = useState(first === undefined);
  if (!isDone && first !== undefined) return <Navigate to={addressOf(first)} replace />;
  return <QueueEnd {...end} next={first === undefined ? undefined : addressOf(first)} />;
}

type QueueEndProps = Omit<QueueStartProps, "queue" | "addressOf"> & {
  /** The address of a sheet that has come meanwhile. */
  next: string | undefined;
};

function QueueEnd({ kind, teamName, list, isNarrowed, next }: QueueEndProps) {
  const styles = useStyles();
  const title = `Tout est relu ${isNarrowed ? "dans cette liste" : `pour ${teamName}`}`;
  usePageHeading(title);
  useDocumentTitle(title);
  const none = `Plus aucune ${kind}${isNarrowed ? " de cette liste" : ""} n'attend ta relecture`;
  const [isGoing, go] = useState(false);
  if (isGoing && next !== undefined) return <Navigate to={next} />;
  return (
    <Surface>
      <EmptyState
        icon={<UiIcon name="check" size={40} />}
        title={next === undefined ? none : `Une ${kind} vient d'arriver`}
        action={
          next !== undefined && (
            <Button appearance="primary" onClick={() => go(true)}>
              {`Relire la ${kind}`}
            </Button>
          )
        }
      >
        <Link to={list} className={styles.list}>
          Retour à la liste
        </Link>
      </EmptyState>
    </Surface>
  );
}

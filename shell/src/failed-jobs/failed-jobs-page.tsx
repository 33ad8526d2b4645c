import { useNotify, loadState } from "@coulisses/shared-auth";
import type { FailedJob } from "@coulisses/shared-domain/contract/failed-jobs";
import { ListPage, makeStyles, Notice, PageAction, Surface, Text } from "@coulisses/shared-ui/base";
import { DataTable } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { ConfirmDialog } from "@coulisses/shared-ui/overlay";
import { useMemo, useState } from "react";
import {
  useDismissFailedJobMutation,
  useListFailedJobsQuery,
  useRetryFailedJobMutation,
} from "../api/failed-jobs";
import { addresseeOf, failedJobColumns, titleOf } from "./failed-job-columns";

const useStyles = makeStyles({
  more: { padding: "12px 16px" },
});

const none: never[] = [];
/** Milliseconds: what is tried again may fail again. */
const REFRESH = 15_000;

/** For administrators: the mails and other jobs that were given up. */
export default function FailedJobsPage() {
  const styles = useStyles();
  const notify = useNotify();
  const reading = useListFailedJobsQuery(undefined, {
    pollingInterval: REFRESH,
    refetchOnMountOrArgChange: true,
  });
  const { jobs = none, total = 0, sendsNotifications } = reading.data ?? {};
  const [retry] = useRetryFailedJobMutation();
  const [dismiss, dismissing] = useDismissFailedJobMutation();
  const [dismissed, setDismissed] = useState<FailedJob | null>(null);

  const columns = useMemo(
    () =>
      failedJobColumns({
        onRetry: (job) =>
          void retry({ id: job.id }).then((answer) => {
            if (!("error" in answer))
              notify({ type: "success", message: "C'est reparti ! S'il échoue encore, il reviendra ici." });
          }),
        onDismiss: setDismissed,
      }),
    [retry, notify],
  );

  const confirmDismissal = async ({ id }: FailedJob) => {
    const answer = await dismiss({ id });
    if (!("error" in answer)) notify({ type: "success", message: "Envoi oublié" });
    setDismissed(null);
  };

  return (
    <ListPage
      filters={
        <Text as="p" muted>
          Les mails et autres travaux que le site a abandonnés après plusieurs essais.
        </Text>
      }
      actions={
        <PageAction
          label="Actualiser"
          icon={<UiIcon name="refresh" />}
          loading={reading.isFetching && !reading.isLoading}
          onClick={() => void reading.refetch()}
        />
      }
    >
      {sendsNotifications === false && (
        <Notice intent="warning" title="Les notifications sont coupées">
          Ce serveur n'a pas de clés pour les signer : les rappels partent par mail seulement. Qui l'exploite
          crée une paire de clés et la donne dans VAPID_PUBLIC_KEY et VAPID_PRIVATE_KEY.
        </Notice>
      )}
      <Surface padded={false}>
        <DataTable
          caption="Envois en échec"
          rows={jobs}
          columns={columns}
          getRowId={({ id }) => id}
          comfortable
          loadingText="Chargement des envois en échec..."
          emptyText="Aucun envoi en échec, tout est parti !"
          {...loadState(reading)}
        />
        {total > jobs.length && (
          <Text as="p" size="small" muted className={styles.more}>
            {jobs.length} affichés sur {total}, les plus récents d'abord.
          </Text>
        )}
      </Surface>
      {dismissed && (
        <ConfirmDialog
          open
          danger
          title="Oublier cet envoi ?"
          confirmLabel="Oublier"
          loading={dismissing.isLoading}
          onConfirm={() => void confirmDismissal(dismissed)}
          onClose={() => {
            setDismissed(null);
          }}
        >
          « {titleOf(dismissed)} »{dismissed.person && ` pour ${addresseeOf(dismissed)}`} ne partira jamais.
        </ConfirmDialog>
      )}
    </ListPage>
  );
}

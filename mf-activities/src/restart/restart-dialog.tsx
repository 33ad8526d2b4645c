import { isApiError, refusalOf, useCan, useNotify } from "@coulisses/shared-auth";
import type { RestartPreview } from "@coulisses/shared-domain/contract/next-edition";
import { formatSlot } from "@coulisses/shared-domain/time/format";
import { rules, useForm } from "@coulisses/shared-pages/forms";
import { useNavigate } from "@coulisses/shared-pages/router";
import { useTellUndoable } from "@coulisses/shared-sheets/undo";
import { LoadState, makeStyles, Notice, Text, TextField } from "@coulisses/shared-ui/base";
import { SwitchField } from "@coulisses/shared-ui/filters";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import {
  usePreviewRestartQuery,
  useRestartActivitiesMutation,
  useUndoRestartMutation,
} from "../api/editions-api";
import {
  activitiesWord,
  leftBehindText,
  refusedIn,
  restartFormOf,
  shiftText,
  tasksIn,
  type Values,
} from "./restart-form";

const useStyles = makeStyles({
  list: { display: "grid", gap: "8px", margin: 0, paddingLeft: "18px", overflowWrap: "anywhere" },
  slots: { margin: 0, paddingLeft: "18px" },
});

const UNSEEN = "Attends de voir ce que cela donne";

type Props = {
  /** Archived activities. */
  ids: readonly number[];
  onRestarted?: () => void;
  onClose: () => void;
};

/** New drafts of archived activities, once their new hours have been seen. */
export default function RestartDialog({ ids, onRestarted, onClose }: Props) {
  const styles = useStyles();
  const writesTasks = useCan("write-ft");
  const restart = useRestart();
  const isOne = ids.length === 1;
  const form = useForm<Values>({
    initialValues: { name: null, withTasks: false },
    schema: rules<Values>({}),
    send: async (values) => {
      if (!shown) return { message: UNSEEN };
      if (refusedIn(shown).length > 0) return { message: "Laisse de côté ce qui ne peut pas être repris" };
      return restart(values, shown);
    },
    onSent: () => {
      onRestarted?.();
      onClose();
    },
  });
  const { withTasks } = form.values;
  const preview = usePreviewRestartQuery({ body: { activities: ids.map((id) => ({ id })), withTasks } });
  const shown: RestartPreview | undefined = preview.isFetching ? undefined : preview.currentData;
  const known = preview.data;
  const refused = known ? refusedIn(known) : [];
  const tasks = known ? tasksIn(known) : 0;
  return (
    <FormDialog
      form={form}
      size="large"
      title={isOne ? "Repartir de cette FA" : `Repartir de ${activitiesWord(ids.length)}`}
      submitLabel={isOne ? "Créer la FA" : `Créer ${activitiesWord(ids.length)}`}
      onClose={onClose}
    >
      {!known && (
        <LoadState
          label="Lecture des fiches..."
          loading={preview.isFetching}
          error={isApiError(preview.error) ? preview.error.message : undefined}
          onRetry={() => void preview.refetch()}
        />
      )}
      {known && refused.length > 0 && (
        <Notice
          intent="error"
          role="status"
          title={
            refused.length > 1
              ? `${activitiesWord(refused.length)} ne peuvent pas être reprises`
              : "1 FA ne peut pas être reprise"
          }
        >
          <ul className={styles.list}>
            {refused.map(({ id, name, refusal }) => (
              <li key={id}>{`FA #${String(id)} - ${name} : ${refusal ?? ""}`}</li>
            ))}
          </ul>
        </Notice>
      )}
      {known && (
        <>
          <Text>{`Pour l'édition ${String(known.edition)}, ${shiftText(known.days)}`}</Text>
          {isOne && (
            <TextField
              label="Nom de la nouvelle FA"
              required
              {...form.field("name")}
              value={form.values.name ?? known.activities[0]?.name ?? ""}
            />
          )}
          {writesTasks && tasks > 0 && (
            <SwitchField
              label={tasks > 1 ? `Reprendre aussi leurs ${String(tasks)} FT` : "Reprendre aussi sa FT"}
              checked={withTasks}
              onChange={(checked) => form.setValue("withTasks", checked)}
            />
          )}
          <Text muted>{leftBehindText(known)}</Text>
          <ul className={styles.list} aria-label="Nouvelles heures" aria-busy={preview.isFetching}>
            {known.activities.map(({ id, name, slots }) => (
              <li key={id}>
                {`FA #${String(id)} - ${name}`}
                {slots.length === 0 ? (
                  <Text muted> : sans créneau</Text>
                ) : (
                  <ul className={styles.slots}>
                    {slots.map(({ before, after }) => (
                      <li key={before.start + before.end}>
                        {`${formatSlot(before)} → ${formatSlot(after)}`}
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </FormDialog>
  );
}

/** Sends a restart as its preview showed it; the notice undoes it. */
function useRestart() {
  const notify = useNotify();
  const navigate = useNavigate();
  const tellUndoable = useTellUndoable();
  const [restart] = useRestartActivitiesMutation();
  const [undo] = useUndoRestartMutation();
  return async (values: Values, shown: RestartPreview) => {
    const answer = await restart({ body: restartFormOf(values, shown) });
    if (!answer.data) return refusalOf(answer);
    const { activities } = answer.data;
    const [first] = activities;
    const only = activities.length === 1 ? first : undefined;
    const made = activities.length > 1 ? `${activitiesWord(activities.length)} créées` : "La FA est créée";
    tellUndoable(made, async () => {
      const refusal = refusalOf(await undo({ body: { activities: activities.map(({ id }) => ({ id })) } }));
      if (refusal) return notify({ type: "error", message: refusal.message });
      notify({ type: "success", message: "La reprise est annulée" });
      // The page of the new sheet, which is gone, was opened for them.
      if (only) void navigate(`/fa/${String(only.from)}`);
    });
    return only && (() => void navigate(`/fa/${String(only.id)}`));
  };
}

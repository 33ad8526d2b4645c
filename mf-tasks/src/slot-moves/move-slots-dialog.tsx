import { isApiError, refusalOf, useNotify } from "@coulisses/shared-auth";
import type { MovePreview } from "@coulisses/shared-domain/contract/slot-moves";
import { rules, useForm } from "@coulisses/shared-pages/forms";
import { useTellUndoable } from "@coulisses/shared-sheets/undo";
import { Button, LoadState, makeStyles, Notice } from "@coulisses/shared-ui/base";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { useSyncExternalStore } from "react";
import {
  useMoveSlotsMutation,
  usePreviewSlotMoveQuery,
  useUndoSlotMoveMutation,
} from "../api/slot-moves-api";
import { HinderedPeople } from "./hindered-people";
import { MoveFields } from "./move-fields";
import {
  blockedIn,
  countOf,
  doneWord,
  firstValues,
  hinderedIn,
  isNothing,
  moveFormOf,
  questionOf,
  slotsWord,
  type Values,
  verbOf,
} from "./move-form";
import { SheetSlots } from "./sheet-slots";

const useStyles = makeStyles({ slots: { display: "grid", gap: "8px", minWidth: 0 } });

const UNSEEN = "Attends de voir ce que cela change";

type Props = {
  /** The tasks whose slots move, unless they are left out. */
  ids: readonly number[];
  onMoved?: () => void;
  onClose: () => void;
};

/** Moves slots of one or several tasks together, once their new hours have been seen. */
export default function MoveSlotsDialog({ ids, onMoved, onClose }: Props) {
  const styles = useStyles();
  const send = useMove();
  const form = useForm<Values>({
    initialValues: firstValues,
    schema: rules<Values>({
      hours: (_hours, values) => (isNothing(values) ? "Indique de combien" : undefined),
    }),
    send: async (values) => {
      const problem = problemOf(shown);
      return shown && problem === undefined ? send(values, shown) : { message: problem ?? UNSEEN };
    },
    onSent: () => {
      onMoved?.();
      onClose();
    },
  });
  const preview = usePreviewSlotMoveQuery({ body: questionOf(ids, form.values) });
  const shown: MovePreview | undefined = preview.isFetching ? undefined : preview.currentData;
  const isTyping = useSyncExternalStore(form.fields.subscribe, form.fields.hasUnread);
  const isSeen = shown !== undefined && !isTyping;
  const submit = () => {
    // Nothing is sent that was not seen: a press shows it first.
    if (isSeen) form.submit();
    else if (form.fields.read() && preview.isError) void preview.refetch();
  };

  const known = preview.data;
  const leftOut = new Set(form.values.leftOut);
  const leaveOut = (keys: readonly string[], isLeftOut: boolean) =>
    form.setValue(
      "leftOut",
      isLeftOut ? [...new Set([...leftOut, ...keys])] : [...leftOut].filter((key) => !keys.includes(key)),
    );
  const blocked = shown?.sheets.flatMap(blockedIn) ?? [];
  const label = verbOf(form.values);
  return (
    <FormDialog
      form={{ ...form, submit }}
      size="large"
      title="Décaler des créneaux"
      submitLabel={
        isSeen && !isNothing(form.values) ? `${label} ${slotsWord(countOf(shown))}` : "Voir l'effet"
      }
      onClose={onClose}
    >
      <MoveFields form={form} />
      {blocked.length > 0 && (
        <Notice
          intent="error"
          role="status"
          title={`${slotsWord(blocked.length)} ne ${blocked.length > 1 ? "peuvent" : "peut"} pas changer`}
          actions={
            <Button size="small" onClick={() => leaveOut(blocked, true)}>
              {blocked.length > 1 ? "Les laisser de côté" : "Le laisser de côté"}
            </Button>
          }
        >
          Tout change ensemble, ou rien.
        </Notice>
      )}
      {known && <HinderedPeople people={hinderedIn(known)} />}
      {known ? (
        <div className={styles.slots} role="group" aria-label="Créneaux" aria-busy={preview.isFetching}>
          {known.sheets.map((sheet) => (
            <SheetSlots key={sheet.id} sheet={sheet} leftOut={leftOut} onLeaveOut={leaveOut} />
          ))}
        </div>
      ) : (
        <LoadState
          label="Lecture des créneaux..."
          loading={preview.isFetching}
          error={isApiError(preview.error) ? preview.error.message : undefined}
          onRetry={() => void preview.refetch()}
        />
      )}
    </FormDialog>
  );
}

/** Why this preview can't be sent, if it can't. */
function problemOf(shown: MovePreview | undefined): string | undefined {
  if (!shown) return undefined;
  if (shown.sheets.some((sheet) => blockedIn(sheet).length > 0)) {
    return "Laisse de côté ce qui ne peut pas changer";
  }
  return countOf(shown) === 0 ? "Choisis au moins un créneau" : undefined;
}

/** Sends a move as its preview showed it; the notice undoes it. */
function useMove() {
  const notify = useNotify();
  const tellUndoable = useTellUndoable();
  const [move] = useMoveSlotsMutation();
  const [undo] = useUndoSlotMoveMutation();
  return async (values: Values, shown: MovePreview) => {
    const answer = await move({ body: moveFormOf(values, shown) });
    if (!answer.data) return refusalOf(answer);
    const { sheets, slots } = answer.data;
    if (slots === 0) return { message: "Ces créneaux sont déjà ainsi" };
    tellUndoable(doneWord(values, slots), async () => {
      const refusal = refusalOf(await undo({ body: { sheets } }));
      if (refusal) notify({ type: "error", message: refusal.message });
      else notify({ type: "success", message: `${slotsWord(slots)} de retour comme avant` });
    });
    return undefined;
  };
}

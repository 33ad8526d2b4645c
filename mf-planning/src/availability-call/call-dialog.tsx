import { refusalOf, useNotify } from "@coulisses/shared-auth";
import { stretchesOf } from "@coulisses/shared-domain/availability-call/blocks";
import { availabilityCall } from "@coulisses/shared-domain/reminder/availability-call";
import { makeStyles, Notice, Text } from "@coulisses/shared-ui/base";
import { ConfirmDialog, LetterQuote } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { useCallPeopleMutation } from "../api/availability-calls-api";
import { type Block, peopleWords } from "./blocks";

const useStyles = makeStyles({
  content: { display: "grid", gap: "12px" },
});

type CallDialogProps = {
  /** By time, at least one. */
  chosen: readonly Block[];
  count: number;
  onClose: () => void;
};

/** Shows the mail before it is sent. */
export default function CallDialog({ chosen, count, onClose }: CallDialogProps) {
  const styles = useStyles();
  const notify = useNotify();
  const [call, { isLoading }] = useCallPeopleMutation();
  const [refusal, setRefusal] = useState<string>();
  const { letter } = availabilityCall({ stretches: stretchesOf(chosen), site: "" });
  const send = async () => {
    setRefusal(undefined);
    const answer = await call({ body: { starts: chosen.map(({ id }) => id) } });
    const refused = refusalOf(answer);
    if (refused) return setRefusal(refused.message);
    const called = answer.data?.people ?? count;
    notify({
      type: "success",
      message: called < 2 ? `${peopleWords(called)} appelée` : `${peopleWords(called)} appelées`,
    });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`Appeler ${peopleWords(count)} ?`}
      confirmLabel={`Appeler ${peopleWords(count)}`}
      loading={isLoading}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <div className={styles.content}>
        <Text as="p">
          Chaque personne reçoit ce mail, avec seulement les heures où elle n'a rien dit, et une notification
          si elle en a demandé. Personne n'est appelé deux fois pour les mêmes heures.
        </Text>
        <LetterQuote letter={letter} />
        {refusal !== undefined && (
          <Notice intent="error" role="alert">
            {refusal}
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  );
}

import { loadState, refusalOf } from "@coulisses/shared-auth";
import type { ThanksState } from "@coulisses/shared-domain/contract/assignment/thanks";
import { problemIn } from "@coulisses/shared-domain/festival-error";
import { thanksLetter } from "@coulisses/shared-domain/reminder/thanks-letter";
import { ofHours } from "@coulisses/shared-domain/time/duration";
import {
  checkAnybodyToThank,
  checkIsOver,
  defaultThanks,
  type ThanksForm,
  thanksProblems,
} from "@coulisses/shared-domain/thanks/thanks";
import { rules, useFinish, useForm, useSure } from "@coulisses/shared-pages/forms";
import { Button, LoadState, Notice, Text, TextField, useNow } from "@coulisses/shared-ui/base";
import { TextareaField } from "@coulisses/shared-ui/form";
import { ConfirmDialog, Dialog, FormDialog, LetterQuote } from "@coulisses/shared-ui/overlay";
import { useReadThanksQuery, useSendThanksMutation } from "../api/thanks-api";

const TITLE = "Remercier les bénévoles";
const schema = rules<ThanksForm>(thanksProblems);

const peopleWords = (count: number) =>
  `${count.toLocaleString("fr")} ${count === 1 ? "personne" : "personnes"}`;
const thankedWords = (count: number) => `${peopleWords(count)} ${count === 1 ? "remerciée" : "remerciées"}`;

type Props = { onClose: () => void };

/** Shows the thanks before they are sent, or says why they can't be. */
export default function ThanksDialog({ onClose }: Props) {
  const reading = useReadThanksQuery(undefined, { refetchOnMountOrArgChange: true });
  const now = useNow();
  const { currentData: state } = reading;
  if (state === undefined)
    return (
      <Dialog open title={TITLE} onClose={onClose}>
        <LoadState label="Lecture des heures faites..." {...loadState(reading)} />
      </Dialog>
    );
  const problem = problemIn(() => {
    checkIsOver(state.start, now);
    checkAnybodyToThank(state.waiting, state.thanked);
  });
  if (problem === undefined) return <Thanks state={state} onClose={onClose} />;
  return (
    <Dialog open title={TITLE} onClose={onClose} actions={<Button onClick={onClose}>Fermer</Button>}>
      <Notice>{problem}</Notice>
    </Dialog>
  );
}

/** Shown until the hours of a volunteer are known. */
const sample = { worked: ofHours(14.5), slots: 6 };

function Thanks({ state: { waiting, thanked, example }, onClose }: Props & { state: ThanksState }) {
  const finish = useFinish(onClose);
  const [thank] = useSendThanksMutation();
  const { question, isSure } = useSure<ThanksForm>();
  const form = useForm<ThanksForm>({
    draft: "thanks",
    initialValues: defaultThanks,
    schema,
    send: async (body) => {
      if (!(await isSure(body))) return { message: "Les remerciements ne sont pas partis." };
      const answer = await thank({ body });
      return refusalOf(answer) ?? (() => finish(thankedWords(answer.data?.people ?? waiting)));
    },
  });
  const letter = thanksLetter({ ...form.values, ...(example ?? sample), site: "" });
  return (
    <>
      <FormDialog
        form={form}
        title={TITLE}
        submitLabel={`Remercier ${peopleWords(waiting)}`}
        onClose={onClose}
      >
        <Text as="p">
          {`Le mail part à ${peopleWords(waiting)} qui ${waiting === 1 ? "a" : "ont"} fait des heures.`}
          {thanked > 0 &&
            ` ${peopleWords(thanked)} l'${thanked === 1 ? "a" : "ont"} déjà reçu : pas de deuxième.`}
        </Text>
        <TextField label="Objet" required {...form.field("subject")} />
        <TextareaField label="Texte" required rows={6} {...form.field("text")} />
        <Text as="p" size="small" muted>
          La dernière ligne est écrite pour chaque personne, avec ses propres heures faites. Par exemple :
        </Text>
        <LetterQuote letter={letter} />
      </FormDialog>
      {question && (
        <ConfirmDialog
          open
          title={`Envoyer ${waiting === 1 ? "1 mail" : `${waiting.toLocaleString("fr")} mails`} ?`}
          confirmLabel="Envoyer"
          onConfirm={() => question.answer(true)}
          onClose={() => question.answer(false)}
        >
          {`Objet : « ${question.subject} ». Un mail envoyé ne se reprend pas.`}
        </ConfirmDialog>
      )}
    </>
  );
}

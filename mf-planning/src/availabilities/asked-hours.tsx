import { refusalOf, useNotify } from "@coulisses/shared-auth";
import type { AskedHours as Asked } from "@coulisses/shared-domain/contract/planning/availability-calls";
import { charismaWords } from "@coulisses/shared-domain/reminder/availability-call";
import { formatSlot } from "@coulisses/shared-domain/time/format";
import { Button, makeStyles, media, Notice, Surface, Text, tokens } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useState } from "react";
import { useAddAvailabilitiesMutation, useWithdrawAvailabilitiesMutation } from "../api/availabilities-api";
import { useDeclineCallMutation, useReadOwnCallsQuery } from "../api/availability-calls-api";

const useStyles = makeStyles({
  list: { display: "grid", gap: "12px", margin: 0, padding: 0, listStyleType: "none" },
  row: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "8px 16px",
    ":not(:first-child)": { paddingTop: "12px", borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  words: { display: "grid", flexGrow: 1, minWidth: 0, "::first-letter": { textTransform: "uppercase" } },
  when: { "::first-letter": { textTransform: "uppercase" } },
  answers: { display: "flex", flexWrap: "wrap", gap: "8px", [media.mobile]: { width: "100%" } },
  answer: { [media.mobile]: { flexGrow: 1 } },
});

/** The hours for which the person is called, each answered by one press; nothing when there are none. */
export function AskedHours({ userId }: { userId: number }) {
  const styles = useStyles();
  const { data: asked = [] } = useReadOwnCallsQuery(undefined);
  if (asked.length === 0) return null;
  return (
    <Surface
      title="On manque de monde"
      subtitle="Tu n'as rien dit à ces heures : peux-tu venir ? Une pression suffit."
    >
      <ul aria-label="Heures où on t'appelle" className={styles.list}>
        {asked.map((hours) => (
          <Asking key={hours.start} userId={userId} hours={hours} />
        ))}
      </ul>
    </Surface>
  );
}

function Asking({ userId, hours }: { userId: number; hours: Asked[number] }) {
  const styles = useStyles();
  const { when, isAdding, isDeclining, refusal, accept, decline } = useAnswer(userId, hours);
  const points = charismaWords(hours.charisma);
  return (
    <li className={styles.row} aria-label={when}>
      <div className={styles.words}>
        <Text weight="bold" className={styles.when}>
          {when}
        </Text>
        {points !== "" && (
          <Text size="small" muted>
            {points}
          </Text>
        )}
      </div>
      <div className={styles.answers}>
        <Button
          appearance="primary"
          className={styles.answer}
          icon={<UiIcon name="check" />}
          loading={isAdding}
          onClick={() => void accept()}
        >
          Je suis disponible
        </Button>
        <Button className={styles.answer} loading={isDeclining} onClick={() => void decline()}>
          Je ne peux pas
        </Button>
      </div>
      {refusal !== undefined && (
        <Notice intent="error" role="alert" title="Ta réponse n'a pas été enregistrée">
          {refusal}
        </Notice>
      )}
    </li>
  );
}

/** Gives the hours like any other availabilities, or says no. */
function useAnswer(userId: number, { start, end }: Asked[number]) {
  const notify = useNotify();
  const [add, { isLoading: isAdding }] = useAddAvailabilitiesMutation();
  const [withdraw] = useWithdrawAvailabilitiesMutation();
  const [sendNo, { isLoading: isDeclining }] = useDeclineCallMutation();
  const [refusal, setRefusal] = useState<string>();
  const when = formatSlot({ start, end });
  const body = { availabilities: [{ start, end }] };

  const takeBack = async () => {
    const refused = refusalOf(await withdraw({ userId, body }));
    notify(
      refused
        ? { type: "error", message: refused.message }
        : { type: "success", message: "Ces heures ne sont plus enregistrées" },
    );
  };
  const accept = async () => {
    setRefusal(undefined);
    const refused = refusalOf(await add({ userId, body, gesture: "Tes disponibilités" }));
    if (refused) return setRefusal(refused.message);
    notify({
      type: "success",
      message: `Merci ! Tu es disponible ${when}`,
      action: { label: "Annuler", run: () => void takeBack() },
    });
  };
  const decline = async () => {
    setRefusal(undefined);
    const refused = refusalOf(await sendNo({ body: { start, end } }));
    if (refused) return setRefusal(refused.message);
    notify({ type: "success", message: "C'est noté, on ne te le demandera plus" });
  };
  return { when, isAdding, isDeclining, refusal, accept, decline };
}

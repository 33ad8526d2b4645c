import { rules, useFinish, useForm } from "@coulisses/shared-pages/forms";
import { refusalOf } from "@coulisses/shared-auth";
import type { ManagedSwap } from "@coulisses/shared-domain/contract/assignment/swaps";
import { tooLong } from "@coulisses/shared-domain/field-problems";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { isPending, SWAP_TEXT, swapStatusLabels } from "@coulisses/shared-domain/swap/swap";
import { formatHumanDateTime, formatPeriod } from "@coulisses/shared-domain/time/format";
import { Button, makeStyles, Tag } from "@coulisses/shared-ui/base";
import { TextareaField } from "@coulisses/shared-ui/form";
import { Dialog, FormDialog } from "@coulisses/shared-ui/overlay";
import { useRef } from "react";
import { useApproveSwapMutation, useRefuseSwapMutation } from "../api/swaps-api";

const useStyles = makeStyles({
  facts: { display: "grid", gap: "6px", margin: 0, overflowWrap: "anywhere" },
  fact: { display: "flex", flexWrap: "wrap", gap: "4px 8px" },
  name: { fontWeight: 600 },
  value: { margin: 0, minWidth: 0 },
});

type SwapDecision = "approve" | "refuse";
type Values = { answer: string };
const schema = rules<Values>({
  answer: (answer) => (answer.length > SWAP_TEXT.max ? tooLong("Réponse", SWAP_TEXT.max) : undefined),
});
const successes: Record<SwapDecision, string> = {
  approve: "Remplacement validé",
  refuse: "Remplacement refusé",
};

type Props = { swap: ManagedSwap; onClose: () => void };

/** Details of a swap request, and the decision while it waits. */
export default function SwapDialog({ swap, onClose }: Props) {
  return isPending(swap.status) ? (
    <Decision swap={swap} onClose={onClose} />
  ) : (
    <Dialog open title={titleOf(swap)} onClose={onClose}>
      <Facts swap={swap} />
    </Dialog>
  );
}

const titleOf = ({ taskId, name }: ManagedSwap) => `[${taskId}] ${name}`;

function Decision({ swap, onClose }: Props) {
  const finish = useFinish(onClose);
  const [approve] = useApproveSwapMutation();
  const [refuse] = useRefuseSwapMutation();
  const { id, taker } = swap;
  const decision = useRef<SwapDecision>("refuse");
  const form = useForm<Values>({
    draft: `swap-decision-${id}`,
    initialValues: { answer: "" },
    schema,
    send: async ({ answer }) => {
      const said = answer.trim() === "" ? {} : { answer: answer.trim() };
      // The approval names the taker that the manager saw.
      const taken = taker ? { ...said, takerId: taker.id } : said;
      return refusalOf(
        await (decision.current === "approve" ? approve({ id, body: taken }) : refuse({ id, body: said })),
      );
    },
    onSent: () => finish(successes[decision.current]),
  });
  const send = (chosen: SwapDecision) => {
    decision.current = chosen;
    form.submit();
  };
  return (
    <FormDialog
      form={{ ...form, submit: () => send(taker ? "approve" : "refuse") }}
      title={titleOf(swap)}
      submitLabel={taker ? "Valider" : "Refuser"}
      danger={!taker}
      actions={
        taker && (
          <Button disabled={form.sending} onClick={() => send("refuse")}>
            Refuser
          </Button>
        )
      }
      onClose={onClose}
    >
      <Facts swap={swap} />
      <TextareaField label="Un mot pour les personnes concernées" {...form.field("answer")} />
    </FormDialog>
  );
}

function Facts({ swap }: { swap: ManagedSwap }) {
  const styles = useStyles();
  const { status, requester, taker, reason, invited, declined, createdAt, answer, decidedBy, decidedAt } =
    swap;
  const decider = decidedBy ? displayName(decidedBy) : "Les règles automatiques";
  const isDecided = status === "APPROVED" || status === "REFUSED";
  const facts: [name: string, value: string | false | null][] = [
    ["Créneau", formatPeriod(swap)],
    ["Lieu", swap.place],
    ["Demande", `${displayName(requester)}, le ${formatHumanDateTime(createdAt)}`],
    ["Raison", reason],
    ["Remplacement", taker && displayName(taker)],
    ["Personnes sollicitées", String(invited)],
    ["Ont décliné", declined > 0 && String(declined)],
    ["Décision", isDecided && decidedAt !== null && `${decider}, le ${formatHumanDateTime(decidedAt)}`],
    ["Réponse", answer],
  ];
  return (
    <>
      <span>
        <Tag intent="info">{swapStatusLabels[status]}</Tag>
      </span>
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className={styles.fact}>
                <dt className={styles.name}>{`${name} :`}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}

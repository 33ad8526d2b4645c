import type { Batch } from "@coulisses/shared-domain/contract/money/consumptions";
import type { Consumer } from "@coulisses/shared-domain/contract/money/personal-account";
import { formatAmount } from "@coulisses/shared-domain/money/amount";
import { displayName, shortName } from "@coulisses/shared-domain/people/display-name";
import { saveOutcome } from "@coulisses/shared-domain/personal-account/save-outcome";
import { savedAlready } from "@coulisses/shared-domain/personal-account/saved-again";
import { formatHumanDateTime } from "@coulisses/shared-domain/time/format";
import { Button, Notice, Text } from "@coulisses/shared-ui/base";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { useMemo } from "react";
import { ChargesTable, peopleText } from "../parts/charges-table";
import { type ConsumptionDraft, usualName, useConsumptionDraft } from "./consumption-draft";

type Props = {
  sheet: ConsumptionDraft;
  consumers: readonly Consumer[];
  batches: readonly Batch[];
  onConfirm: () => void;
  onClose: () => void;
};

/**
 * Preview of a save: its people, its total, the accounts it puts below zero, and whether it was done already.
 */
export default function SaveDialog({ sheet, consumers, batches, onConfirm, onClose }: Props) {
  const { mode, name } = useConsumptionDraft(sheet, ({ current }) => current());
  const { charges, total } = useConsumptionDraft(sheet, ({ preview }) => preview());
  const barrel = useConsumptionDraft(sheet, (each) => each.barrel());
  const people = useMemo(() => saveOutcome(mode, charges, consumers), [mode, charges, consumers]);
  const already = mode === "cask" && barrel ? savedAlready(barrel, batches) : undefined;
  return (
    <Dialog
      open
      title={`Enregistrer « ${name.trim() || usualName(sheet)} » ?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Relire</Button>
          <Button appearance="primary" danger={already !== undefined} onClick={onConfirm} data-autofocus="">
            {already ? "Enregistrer une fois de plus" : "Confirmer l'enregistrement"}
          </Button>
        </>
      }
    >
      {already && (
        <Notice intent="error" role="alert" title="Ce fût a déjà été enregistré">
          {`« ${already.name} », par ${shortName(already.madeBy)}, ${formatHumanDateTime(already.at)} : ${formatAmount(already.total)}.`}
        </Notice>
      )}
      <Text as="p">
        <strong>{`${peopleText(people.length)}, ${formatAmount(total)} au total.`}</strong>
      </Text>
      <ChargesTable
        caption="Ce qui sera enregistré"
        amountHeader={mode === "deposit" ? "Nouveau dépôt" : "Nouvelle conso"}
        charged={people.map(({ person, ...moved }) => ({
          id: person.id,
          name: displayName(person),
          ...moved,
        }))}
        emptyText="Aucun compte"
      />
    </Dialog>
  );
}

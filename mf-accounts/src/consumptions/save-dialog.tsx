import type { Batch } from "@coulisses/shared-domain/contract/money/consumptions";
import type { Consumer } from "@coulisses/shared-domain/contract/money/personal-account";
import { formatAmount } from "@coulisses/shared-domain/money/amount";
import { displayName, shortName } from "@coulisses/shared-domain/people/display-name";
import { saveOutcome, type SaveOutcome } from "@coulisses/shared-domain/personal-account/save-outcome";
import { savedAlready } from "@coulisses/shared-domain/personal-account/saved-again";
import { formatHumanDateTime } from "@coulisses/shared-domain/time/format";
import { Button, Notice, Text } from "@coulisses/shared-ui/base";
import { type Column, SimpleTable } from "@coulisses/shared-ui/data";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { useMemo } from "react";
import { Balance } from "./balance";
import { type SaveSheet, usualName, useSheet } from "./save-sheet";

type Props = {
  sheet: SaveSheet;
  consumers: readonly Consumer[];
  batches: readonly Batch[];
  onConfirm: () => void;
  onClose: () => void;
};

const peopleText = (count: number) => `${count} ${count > 1 ? "personnes" : "personne"}`;

/** What a save will do, before it does: to whom, how much in all, who is below zero then, and whether it was done already. */
export default function SaveDialog({ sheet, consumers, batches, onConfirm, onClose }: Props) {
  const { mode, name } = useSheet(sheet, ({ current }) => current());
  const { charges, total } = useSheet(sheet, ({ preview }) => preview());
  const barrel = useSheet(sheet, (each) => each.barrel());
  const { people, belowZero } = useMemo(
    () => saveOutcome(mode, charges, consumers),
    [mode, charges, consumers],
  );
  const already = mode === "cask" && barrel ? savedAlready(barrel, batches) : undefined;
  const columns = useMemo(
    (): Column<SaveOutcome<Consumer>>[] => [
      { key: "name", header: "Nom", render: ({ person }) => displayName(person), mobileTitle: true },
      {
        ...{ key: "amount", width: "128px", align: "end" },
        header: mode === "deposit" ? "Nouveau dépôt" : "Nouvelle conso",
        render: ({ amount }) => formatAmount(amount),
      },
      {
        ...{ key: "after", header: "CP après", width: "110px", align: "end" },
        render: ({ after }) => <Balance balance={after} />,
      },
    ],
    [mode],
  );
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
      {belowZero.length > 0 && (
        <Notice intent="warning" title={`${peopleText(belowZero.length)} sous zéro après`}>
          {belowZero.map(({ person, after }) => `${displayName(person)} (${formatAmount(after)})`).join(", ")}
        </Notice>
      )}
      <SimpleTable
        caption="Ce qui sera enregistré"
        rows={people}
        columns={columns}
        getRowId={({ person }) => person.id}
        emptyText="Personne"
      />
    </Dialog>
  );
}

import type { EditionCounts } from "@coulisses/shared-domain/statistics/progress";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import { loadState, useListTeamsQuery, useNotify } from "@coulisses/shared-auth";
import { Divider, LoadState, makeStyles, Surface, Text } from "@coulisses/shared-ui/base";
import { actionsColumn, SimpleTable, type Column } from "@coulisses/shared-ui/data";
import { ConfirmDialog } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { useForgetEditionMutation, useListEditionsQuery } from "../../api/editions-api";
import { AddEdition } from "./add-edition";
import { totalsOf } from "./edition-counts";
import { EditionForm } from "./edition-form";
import { EditionSheetsTable } from "./edition-sheets";

const useStyles = makeStyles({ content: { display: "grid", gap: "16px" } });

const count = { width: "72px", align: "end" } as const;

/** Past editions, to compare the present one with. */
export function EditionsSection() {
  const styles = useStyles();
  const { data: teams } = useListTeamsQuery();
  const reading = useListEditionsQuery();
  const { data: kept } = reading;
  const [typed, setTyped] = useState<EditionCounts | null>(null);
  const [forgotten, setForgotten] = useState<number | null>(null);
  const current = editionOf(new Date());

  const columns: Column<EditionCounts>[] = [
    { key: "edition", header: "Édition", mobileTitle: true, render: ({ edition }) => `${edition}ème` },
    { ...count, key: "activities", header: "FA", render: (edition) => totalsOf(edition).activities },
    { ...count, key: "tasks", header: "FT", render: (edition) => totalsOf(edition).tasks },
    ...actionsColumn<EditionCounts>({
      what: ({ edition }) => `la ${edition}ème édition`,
      removeLabel: ({ edition }) => `Oublier la ${edition}ème édition`,
      onEdit: setTyped,
      onRemove: ({ edition }) => setForgotten(edition),
    }),
  ];

  return (
    <Surface
      title="Éditions"
      subtitle={`La ${current}ème édition est en cours ; les statistiques la comparent avec la dernière édition gardée avant elle.`}
    >
      {!kept && <LoadState skeleton={{ lines: 3, height: "24px" }} {...loadState(reading)} />}
      {kept && (
        <div className={styles.content}>
          <EditionSheetsTable />
          <Divider />
          <Text weight="medium">Fiches validées, gardées pour les statistiques</Text>
          <SimpleTable
            caption="Éditions gardées"
            rows={kept}
            columns={columns}
            getRowId={({ edition }) => edition}
            emptyText="Aucune édition n'est gardée"
          />
          <Divider />
          <AddEdition kept={kept} proposed={current - 1} onType={setTyped} />
        </div>
      )}
      {typed && teams && <EditionForm edition={typed} teams={teams} onClose={() => setTyped(null)} />}
      {forgotten !== null && <ForgetDialog edition={forgotten} onClose={() => setForgotten(null)} />}
    </Surface>
  );
}

type DialogProps = { edition: number; onClose: () => void };

function ForgetDialog({ edition, onClose }: DialogProps) {
  const notify = useNotify();
  const [forget, { isLoading }] = useForgetEditionMutation();
  const confirm = async () => {
    const { error } = await forget({ edition });
    onClose();
    if (!error) notify({ type: "success", message: `La ${edition}ème édition est oubliée` });
  };
  return (
    <ConfirmDialog
      open
      title={`Oublier la ${edition}ème édition ?`}
      confirmLabel="Oublier"
      danger
      loading={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      Ses nombres de fiches validées seront perdus.
    </ConfirmDialog>
  );
}

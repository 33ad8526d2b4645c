import type { EditionCounts } from "@coulisses/shared-domain/statistics/progress";
import { LARGEST_COUNT } from "@coulisses/shared-domain/statistics/import-edition";
import type { Team } from "@coulisses/shared-domain/people/team";
import { isApiError, useNotify } from "@coulisses/shared-auth";
import { Button, makeStyles, Notice } from "@coulisses/shared-ui/base";
import { SimpleTable, type Column } from "@coulisses/shared-ui/data";
import { NumberField } from "@coulisses/shared-ui/form";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { useMemo, useState } from "react";
import { useSaveEditionMutation } from "../api/statistics-api";
import { countsOf, linesOf, type CountLine } from "./edition-counts";

const useStyles = makeStyles({ number: { width: "88px" } });

type NumberKey = "activities" | "tasks";
type Props = { edition: EditionCounts; teams: readonly Team[]; onClose: () => void };

/** How many sheets each team had validated in an edition, typed by hand. */
export function EditionForm({ edition: { edition, counts }, teams, onClose }: Props) {
  const styles = useStyles();
  const notify = useNotify();
  const [lines, setLines] = useState(() => linesOf(counts, teams));
  const [save, { isLoading, error }] = useSaveEditionMutation();

  const columns = useMemo((): Column<CountLine>[] => {
    const number = (key: NumberKey, label: string): Column<CountLine> => ({
      key,
      header: label,
      width: "120px",
      render: (line) => (
        <NumberField
          label={`${label} de ${line.name}`}
          hideLabel
          className={styles.number}
          min={0}
          max={LARGEST_COUNT}
          value={line[key]}
          onChange={(value) =>
            setLines((all) =>
              all.map((one) => (one.team === line.team ? { ...one, [key]: value ?? 0 } : one)),
            )
          }
        />
      ),
    });
    return [
      { key: "team", header: "Équipe", render: ({ name }) => name, mobileTitle: true },
      number("activities", "FA"),
      number("tasks", "FT"),
    ];
  }, [styles.number]);

  const submit = async () => {
    const answer = await save({ edition, counts: countsOf(lines) });
    if (answer.error) return;
    notify({ type: "success", message: `Fiches validées de la ${edition}ème édition enregistrées` });
    onClose();
  };

  return (
    <Dialog
      open
      title={`Fiches validées à la ${edition}ème édition`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button appearance="primary" loading={isLoading} onClick={() => void submit()}>
            Enregistrer
          </Button>
        </>
      }
    >
      {isApiError(error) && (
        <Notice intent="error" role="alert">
          {error.message}
        </Notice>
      )}
      <SimpleTable
        caption="Fiches validées par équipe"
        rows={lines}
        columns={columns}
        getRowId={({ team }) => team}
        emptyText="Aucune équipe"
      />
    </Dialog>
  );
}

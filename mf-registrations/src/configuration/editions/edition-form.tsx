import { ofName } from "@coulisses/shared-domain/french/of-name";
import type { EditionCounts } from "@coulisses/shared-domain/statistics/progress";
import { LARGEST_COUNT } from "@coulisses/shared-domain/statistics/import-edition";
import type { Team } from "@coulisses/shared-domain/people/team";
import { rules, useFinish, useForm } from "@coulisses/shared-pages/forms";
import { refusalOf } from "@coulisses/shared-auth";
import { makeStyles } from "@coulisses/shared-ui/base";
import { SimpleTable, type Column } from "@coulisses/shared-ui/data";
import { NumberField } from "@coulisses/shared-ui/form";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { useMemo } from "react";
import { useSaveEditionMutation } from "../../api/editions-api";
import { countsOf, linesOf, type CountLine } from "./edition-counts";

const useStyles = makeStyles({ number: { width: "88px" } });

type NumberKey = "activities" | "tasks";
type Values = { lines: CountLine[] };
type Props = { edition: EditionCounts; teams: readonly Team[]; onClose: () => void };

/** Types the sheets that each team had validated in an edition. */
export function EditionForm({ edition: { edition, counts }, teams, onClose }: Props) {
  const styles = useStyles();
  const finish = useFinish(onClose);
  const [save] = useSaveEditionMutation();
  const initialValues = useMemo(() => ({ lines: linesOf(counts, teams) }), [counts, teams]);
  const form = useForm<Values>({
    draft: `edition-${edition}`,
    initialValues,
    schema: rules<Values>({}),
    send: async ({ lines }) => refusalOf(await save({ edition, body: { counts: countsOf(lines) } })),
    onSent: () => finish(`Fiches validées de la ${edition}ème édition enregistrées`),
  });
  const { lines } = form.values;

  const number = (key: NumberKey, label: string): Column<CountLine> => ({
    key,
    header: label,
    width: "120px",
    render: (line) => (
      <NumberField
        label={`${label} ${ofName(line.name)}`}
        hideLabel
        className={styles.number}
        min={0}
        max={LARGEST_COUNT}
        value={line[key]}
        onChange={(value) =>
          form.setValue(
            "lines",
            lines.map((one) => (one.team === line.team ? { ...one, [key]: value ?? 0 } : one)),
          )
        }
      />
    ),
  });
  const columns: Column<CountLine>[] = [
    { key: "team", header: "Équipe", render: ({ name }) => name, mobileTitle: true },
    number("activities", "FA"),
    number("tasks", "FT"),
  ];

  return (
    <FormDialog
      form={form}
      title={`Fiches validées à la ${edition}ème édition`}
      submitLabel="Enregistrer"
      onClose={onClose}
    >
      <SimpleTable
        caption="Fiches validées par équipe"
        rows={lines}
        columns={columns}
        getRowId={({ team }) => team}
        emptyText="Aucune équipe"
      />
    </FormDialog>
  );
}

import { loadState, useListTeamsQuery } from "@coulisses/shared-auth";
import type { Proposal } from "@coulisses/shared-domain/contract/assignment/proposals";
import { LoadState, makeStyles, Surface, Text } from "@coulisses/shared-ui/base";
import { SelectField } from "@coulisses/shared-ui/filters";
import { useMemo } from "react";
import { useCompareProposalsQuery, useListProposalsQuery } from "../api/proposals-api";
import { namedLines, searchedLines } from "./line-groups";
import { LinesTable } from "./lines-table";
import { MeasuresTable } from "./measures";
import { proposalScope, nameOf } from "./proposal-name";

const useStyles = makeStyles({ comparison: { display: "grid", gap: "16px", minWidth: 0 } });

const none: never[] = [];

type Props = {
  proposal: Pick<Proposal, "id">;
  /** Id of the other proposal, or "". */
  otherId: string;
  onChoose: (id: string) => void;
  text: string;
};

/** This proposal beside another finished one. */
export function Comparison({ proposal, otherId, onChoose, text }: Props) {
  const styles = useStyles();
  const { data: proposals = none } = useListProposalsQuery();
  const { data: teams = none } = useListTeamsQuery();
  const others = proposals.filter(({ id, status }) => status === "DONE" && id !== proposal.id);
  const other = others.find(({ id }) => id === otherId);
  return (
    <div className={styles.comparison}>
      {others.length === 0 ? (
        <Text as="p">Il n'y a pas d'autre proposition prête : calcules-en une avec d'autres souhaits.</Text>
      ) : (
        <SelectField
          label="Comparer avec"
          placeholder="Choisis une proposition"
          options={others.map((one) => ({
            value: one.id,
            label: `${nameOf(one)}, créneaux : ${proposalScope(one, teams)}`,
          }))}
          value={other?.id ?? null}
          onChange={(id) => onChoose(id ?? "")}
        />
      )}
      {other && <Difference id={proposal.id} other={other} text={text} />}
    </div>
  );
}

function Difference({ id, other, text }: { id: string; other: Proposal; text: string }) {
  const reading = useCompareProposalsQuery({ id, otherId: other.id });
  const { currentData: data } = reading;
  const columns = useMemo(
    () =>
      data
        ? [
            { label: "Celle-ci", measures: data.one },
            { label: "L'autre", measures: data.other },
          ]
        : none,
    [data],
  );
  const [onlyHere, onlyThere] = useMemo(
    () =>
      data
        ? [data.onlyOne, data.onlyOther].map((lines) =>
            searchedLines(namedLines(lines, data), { text, state: null }),
          )
        : [none, none],
    [data, text],
  );
  if (!data) return <LoadState label="Comparaison..." {...loadState(reading)} />;
  return (
    <>
      <Surface title="Ce que chacune vaut">
        <MeasuresTable caption="Mesures des deux propositions" columns={columns} />
      </Surface>
      <Surface title="Seulement dans celle-ci" padded={false}>
        <LinesTable lines={onlyHere ?? none} caption="Lignes de celle-ci" emptyText="Aucune ligne de plus" />
      </Surface>
      <Surface title="Seulement dans l'autre" padded={false}>
        <LinesTable lines={onlyThere ?? none} caption="Lignes de l'autre" emptyText="Aucune ligne de plus" />
      </Surface>
    </>
  );
}

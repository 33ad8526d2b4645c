import { loadState, refusalOf, useListTeamsQuery } from "@coulisses/shared-auth";
import type { PaperVolunteer, PrintForm } from "@coulisses/shared-domain/contract/planning/prints";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { EVERYONE, type Team } from "@coulisses/shared-domain/people/team";
import { MOST_PRINTED } from "@coulisses/shared-domain/planning/print";
import { matches } from "@coulisses/shared-domain/slug";
import { formatDuration } from "@coulisses/shared-domain/time/duration";
import { ChosenTeams, TeamsFilter } from "@coulisses/shared-pages/filters";
import { Button, makeStyles, Notice, Text } from "@coulisses/shared-ui/base";
import { type Column, DataTable } from "@coulisses/shared-ui/data";
import { SearchField } from "@coulisses/shared-ui/filters";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { useAskForPrintMutation, useListPaperVolunteersQuery } from "../../api/prints-api";
import { TeamChips } from "../../parts/team-chips";
import { PrintProgress } from "./print-progress";

const useStyles = makeStyles({
  filters: { display: "flex", flexWrap: "wrap", gap: "8px", alignItems: "center" },
});

const none: never[] = [];

/** Prints the plannings of those who want paper into one file; the work goes on when the dialog closes. */
export default function PrintDialog({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const { data: teams = none } = useListTeamsQuery();
  const reading = useListPaperVolunteersQuery();
  const { data: everybody = none } = reading;
  const [ask, { isLoading: isAsking }] = useAskForPrintMutation();
  const [name, setName] = useState("");
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();

  const chosen = everybody.filter(
    (person) => codes.every((code) => person.teams.includes(code)) && matches(displayName(person), name),
  );
  const start = async (kind: PrintForm["kind"]) => {
    const volunteerIds = chosen.map(({ id }) => id);
    setProblem(refusalOf(await ask({ body: { kind, volunteerIds } }))?.message);
  };
  const count = chosen.length;
  const isOff = count === 0 || count > MOST_PRINTED || isAsking;

  return (
    <Dialog
      open
      size="large"
      title="Télécharger les livrets"
      subtitle="De celles et ceux qui ont des tâches et veulent leur planning sur papier."
      onClose={onClose}
      actions={
        <>
          <Button disabled={isOff} onClick={() => void start("CALENDARS")}>
            {`Télécharger ${count} calendrier${count > 1 ? "s" : ""}`}
          </Button>
          <Button disabled={isOff} onClick={() => void start("LEAFLETS")}>
            {`Télécharger ${count} planning${count > 1 ? "s" : ""}`}
          </Button>
          <Button appearance="primary" disabled={isOff} onClick={() => void start("BOOKLETS")}>
            {`Télécharger ${count} livret${count > 1 ? "s" : ""}`}
          </Button>
        </>
      }
    >
      {problem !== undefined && (
        <Notice intent="error" role="alert">
          {problem}
        </Notice>
      )}
      <PrintProgress />
      <div className={styles.filters}>
        <SearchField label="Chercher par nom" value={name} onChange={setName} />
        <TeamsFilter label="Dans les équipes" codes={codes} teams={teams} onChange={setCodes} />
        <ChosenTeams codes={codes} teams={teams} onChange={setCodes} />
      </div>
      {count > 50 && (
        <Text as="p" muted>
          Au-delà de 50 personnes, compte quelques dizaines de secondes. Tu peux fermer cette fenêtre en
          attendant.
        </Text>
      )}
      <DataTable
        caption="Plannings à imprimer"
        rows={chosen}
        columns={columnsWith(teams)}
        getRowId={({ id }) => id}
        loadingText="Chargement des bénévoles..."
        emptyText="Aucun planning à imprimer"
        {...loadState(reading)}
      />
    </Dialog>
  );
}

const columnsWith = (teams: readonly Team[]): Column<PaperVolunteer>[] => [
  { key: "name", header: "Nom", mobileTitle: true, sortBy: displayName, render: displayName },
  {
    key: "teams",
    header: "Équipes",
    minWidth: 200,
    selfEvident: true,
    render: (person) => <TeamChips codes={person.teams.filter((code) => code !== EVERYONE)} teams={teams} />,
  },
  {
    key: "assignment",
    header: "Affecté",
    width: "110px",
    align: "end",
    sortBy: ({ assignment }) => assignment,
    render: ({ assignment }) => formatDuration(assignment),
  },
];

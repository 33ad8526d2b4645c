import {
  isApiError,
  useCan,
  useFestival,
  useListTeamsQuery,
  useListVolunteersQuery,
} from "@coulisses/shared-auth";
import {
  type KnownAccount,
  MAY_GIVE_NO_TEAM,
  peopleRows,
} from "@coulisses/shared-domain/registration/people-rows";
import { SheetImport } from "@coulisses/shared-pages/spreadsheet";
import { CheckboxField } from "@coulisses/shared-ui/form";
import { useMemo, useState } from "react";
import { useImportPeopleMutation } from "../api/registration-api";

const none: never[] = [];

export default function PeopleImport({ onClose }: { onClose: () => void }) {
  const people = useListVolunteersQuery();
  const teams = useListTeamsQuery();
  const schoolDomain = useFestival()?.schoolDomain ?? "";
  const givesTeams = useCan("affect-team");
  const [importRows] = useImportPeopleMutation();
  const [sendsMails, setSendsMails] = useState(false);
  const [now] = useState(() => new Date().toISOString());
  const kind = useMemo(() => {
    const accounts = (people.data ?? none).flatMap(({ email, firstname, lastname }): KnownAccount[] =>
      email === undefined ? [] : [{ email, firstname, lastname }],
    );
    const teamProblem = givesTeams ? undefined : () => MAY_GIVE_NO_TEAM;
    return peopleRows({
      accounts,
      teams: teams.data ?? none,
      now,
      schoolDomain,
      ...(teamProblem && { teamProblem }),
    });
  }, [people.data, teams.data, givesTeams, schoolDomain, now]);
  const error = people.error ?? teams.error;

  return (
    <SheetImport
      title="Importer des bénévoles"
      subtitle="Chaque ligne du fichier ajoute une personne avec son compte, une fois vérifiée ici."
      name="benevoles"
      kind={kind}
      ready={people.data !== undefined && teams.data !== undefined}
      failed={
        isApiError(error)
          ? { message: error.message, retry: () => void Promise.all([people.refetch(), teams.refetch()]) }
          : undefined
      }
      send={(rows) => importRows({ body: { rows, sendsMails } })}
      onClose={onClose}
    >
      <CheckboxField
        label="Envoyer à chaque personne un mail pour choisir son mot de passe"
        hint="Son lien vaut une heure. Sans ce mail, ou après, « Mot de passe oublié » en donne un nouveau."
        checked={sendsMails}
        onChange={setSendsMails}
      />
    </SheetImport>
  );
}

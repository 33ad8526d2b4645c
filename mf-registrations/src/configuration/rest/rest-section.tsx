import { rules } from "@coulisses/shared-pages/forms";
import { readingState, useListTeamsQuery } from "@coulisses/shared-auth";
import { REST_RULES_KEY, type RestConfiguration } from "@coulisses/shared-domain/assignment/rest";
import { EVERYONE, type Team } from "@coulisses/shared-domain/people/team";
import { Button, makeStyles, Text, tokens } from "@coulisses/shared-ui/base";
import { TeamPicker } from "@coulisses/shared-ui/filters";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { SettingForm } from "../settings/setting-form";
import { useSetting } from "../settings/use-setting";
import { RestFields, type RestValues, toRestRules, toRestValues } from "./rest-fields";

const useStyles = makeStyles({
  group: {
    display: "grid",
    gap: "12px",
    margin: 0,
    padding: "12px 16px 16px",
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    minWidth: 0,
  },
  row: { display: "flex", flexWrap: "wrap", gap: "8px" },
  picker: { maxWidth: "320px" },
});

type TeamValues = RestValues & { team: string };
type Values = { everybody: RestValues; teams: TeamValues[] };

const nothing: RestConfiguration = { everybody: {}, teams: [] };
const none: never[] = [];
const schema = rules<Values>({});

function toValues(value: unknown): Values {
  const { everybody, teams } = (value ?? nothing) as RestConfiguration;
  return {
    everybody: toRestValues(everybody),
    teams: teams.map(({ team, ...own }) => ({ team, ...toRestValues(own) })),
  };
}

const toConfiguration = ({ everybody, teams }: Values): RestConfiguration => ({
  everybody: toRestRules(everybody),
  teams: teams.map(({ team, ...own }) => ({ team, ...toRestRules(own) })),
});

/** Rest rules of the festival. Assignments and proposals must respect them. */
export function RestSection() {
  const styles = useStyles();
  const { data: teams = none, ...reading } = useListTeamsQuery();
  const form = useSetting<Values>({ key: REST_RULES_KEY, toValues, toValue: toConfiguration, schema });
  const { everybody, teams: own } = form.values;
  const setTeams = (next: TeamValues[]) => form.setValue("teams", next);
  const nameOf = (code: string) => teams.find((team) => team.code === code)?.name ?? code;
  return (
    <SettingForm
      form={form}
      title="Le repos des bénévoles"
      subtitle="Ce que personne ne fait pendant le festival. Un champ vide ne limite rien."
    >
      <fieldset className={styles.group}>
        <legend>
          <Text weight="medium">Tout le monde</Text>
        </legend>
        <RestFields
          values={everybody}
          onChange={(more) => form.setValue("everybody", { ...everybody, ...more })}
        />
      </fieldset>
      {own.map(({ team, ...values }, rank) => (
        <fieldset key={team} className={styles.group}>
          <legend>
            <Text weight="medium">{nameOf(team)}</Text>
          </legend>
          <RestFields
            values={values}
            onChange={(more) => setTeams(own.map((one) => (one.team === team ? { ...one, ...more } : one)))}
          />
          <div className={styles.row}>
            {rank > 0 && (
              <Button
                appearance="subtle"
                icon={<UiIcon name="chevron-up" />}
                aria-label={`Monter ${nameOf(team)}`}
                onClick={() => setTeams(raised(own, rank))}
              >
                Monter
              </Button>
            )}
            <Button
              appearance="subtle"
              icon={<UiIcon name="delete" />}
              aria-label={`Retirer les règles de ${nameOf(team)}`}
              onClick={() => setTeams(own.filter((one) => one.team !== team))}
            >
              Retirer
            </Button>
          </div>
        </fieldset>
      ))}
      <div className={styles.picker}>
        <TeamPicker
          label="Ajouter une équipe qui a ses propres règles"
          hint="Elles remplacent celles de tout le monde. Qui est dans plusieurs de ces équipes suit la première."
          options={offeredTeams(teams, own)}
          {...readingState(reading)}
          value={null}
          onChange={(team) => team && setTeams([...own, { team: team.code, ...toRestValues({}) }])}
        />
      </div>
    </SettingForm>
  );
}

const offeredTeams = (teams: readonly Team[], own: readonly TeamValues[]) =>
  teams.filter(({ code }) => code !== EVERYONE && own.every(({ team }) => team !== code));

/** The list with one team moved up. */
function raised(own: readonly TeamValues[], rank: number): TeamValues[] {
  const one = own.slice(rank, rank + 1);
  return [...own.slice(0, rank - 1), ...one, ...own.slice(rank - 1, rank), ...own.slice(rank + 1)];
}

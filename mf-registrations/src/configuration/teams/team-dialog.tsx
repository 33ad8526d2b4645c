import { rules, useFinish, useForm } from "@coulisses/shared-pages/forms";
import type { KeptTeam } from "@coulisses/shared-domain/contract/teams";
import { defaultTeamLook } from "@coulisses/shared-domain/people/seeded-teams";
import type { Team } from "@coulisses/shared-domain/people/team";
import { teamProblems } from "@coulisses/shared-domain/people/team-form";
import { slugOf } from "@coulisses/shared-domain/slug";
import { refusalOf, useListTeamsQuery } from "@coulisses/shared-auth";
import { makeStyles, Text, TextField } from "@coulisses/shared-ui/base";
import { SearchPicker } from "@coulisses/shared-ui/filters";
import { TeamChip, TeamIcon, useTeamIconNames } from "@coulisses/shared-ui/icons";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { ColorField } from "../color-field";
import { useChangeTeamMutation, useCreateTeamMutation } from "../../api/teams-api";

const useStyles = makeStyles({
  preview: { display: "flex", alignItems: "center", gap: "12px", minHeight: "32px" },
});

type Values = Omit<Team, "code">;
const schema = rules<Values>(teamProblems);
const identity = (icon: string) => icon;
const iconLabel = (icon: string) => icon.replace(/^mdi-/, "");

type Props = { team?: KeptTeam; onClose: () => void };

/** Creates a team, whose code comes from its name, or changes name, colour and icon. */
export default function TeamDialog({ team, onClose }: Props) {
  const styles = useStyles();
  const finish = useFinish(onClose);
  const { data: teams } = useListTeamsQuery();
  const icons = useTeamIconNames();
  const [create] = useCreateTeamMutation();
  const [change] = useChangeTeamMutation();
  const now = teams?.find(({ code }) => code === team?.code) ?? team;
  const { name, color, icon } = now ?? { name: "", ...defaultTeamLook };
  const form = useForm<Values>({
    draft: `team-${team?.code ?? "new"}`,
    initialValues: { name, color, icon },
    schema,
    send: async (values) => {
      const body = { ...values, name: values.name.trim(), color: values.color.trim() };
      return refusalOf(
        await (now ? change({ code: now.code, version: now.version, body }) : create({ body })),
      );
    },
    onSent: () => finish(`Équipe ${team ? "modifiée" : "créée"}`),
  });
  const { values } = form;
  const hasColor = teamProblems.color(values.color) === undefined;
  const code = team?.code ?? slugOf(values.name);

  return (
    <FormDialog
      form={form}
      title={team ? `Modifier l'équipe ${team.name}` : "Ajouter une équipe"}
      submitLabel={team ? "Modifier" : "Ajouter"}
      theirs={`${name} · ${color} · ${iconLabel(icon)}`}
      onClose={onClose}
    >
      <TextField
        label="Nom"
        required
        autoFocus
        hint={code === "" ? undefined : `Code : ${code}`}
        {...form.field("name")}
      />
      <ColorField hint="Un code comme #F9C80E" otherwise={defaultTeamLook.color} {...form.field("color")} />
      <SearchPicker
        label="Icône"
        required
        options={icons.includes(values.icon) ? icons : [values.icon, ...icons]}
        getKey={identity}
        getLabel={iconLabel}
        renderBefore={(one) => <TeamIcon icon={one} />}
        {...form.field("icon")}
        onChange={(chosen) => chosen !== null && form.setValue("icon", chosen)}
      />
      <div className={styles.preview}>
        <Text muted>Rendu</Text>
        <TeamChip
          size="medium"
          team={{
            code,
            name: values.name.trim() || "Nom de l'équipe",
            color: hasColor ? values.color.trim() : defaultTeamLook.color,
            icon: values.icon,
          }}
        />
      </div>
    </FormDialog>
  );
}

import { rules } from "@coulisses/shared-pages/forms";
import { FESTIVAL_COLOR, festivalProblems } from "@coulisses/shared-domain/configuration/festival-form";
import { festivalColorProblem } from "@coulisses/shared-domain/configuration/festival-color";
import type { FestivalConfiguration } from "@coulisses/shared-domain/contract/configuration";
import { makeStyles, TextField } from "@coulisses/shared-ui/base";
import { ColorField } from "../color-field";
import { SettingForm } from "./setting-form";
import { useSetting } from "./use-setting";

const useStyles = makeStyles({
  fields: { display: "grid", gap: "20px 16px", gridTemplateColumns: "repeat(auto-fit, minmax(280px, 1fr))" },
});

const nothing: FestivalConfiguration = {
  name: "",
  association: "",
  schoolDomain: "",
  domain: "",
  color: FESTIVAL_COLOR,
  humainEmail: "",
  communicationEmail: "",
  sgEmail: "",
  supportEmail: "",
};

const schema = rules<FestivalConfiguration>({ ...festivalProblems, color: festivalColorProblem });

const contacts = [
  ["humainEmail", "Responsables des bénévoles", "Qui cherche de l'aide leur écrit"],
  ["sgEmail", "Secrétaire général", "Pour les organisateurs et les comptes persos"],
  ["communicationEmail", "Communication", "Pour les animations à publier"],
  ["supportEmail", "Support", "À qui les bugs sont signalés"],
] as const;

/** Name and addresses of the festival. */
export function FestivalSection() {
  const styles = useStyles();
  const form = useSetting<FestivalConfiguration>({
    key: "festival",
    toValues: (value) => ({ ...nothing, ...(value as Partial<FestivalConfiguration> | undefined) }),
    toValue: (values) => values,
    schema,
  });
  return (
    <SettingForm
      form={form}
      title="Le festival"
      subtitle="Son nom et ses adresses, tels que les pages et les mails les montrent."
    >
      <div className={styles.fields}>
        <TextField label="Nom du festival" required {...form.field("name")} />
        <TextField
          label="Association"
          hint="Celle qui l'organise, dans les conditions d'utilisation et au pied des mails"
          {...form.field("association")}
        />
        <TextField
          label="Nom de domaine"
          required
          hint="Celui des adresses des comptes effacés"
          {...form.field("domain")}
        />
        <ColorField
          hint="Celle des mails : un code comme #0B6478"
          otherwise={FESTIVAL_COLOR}
          {...form.field("color")}
        />
        <TextField
          label="Adresses refusées"
          hint="Le domaine de l'école, comme ecole.fr : ses adresses s'éteignent avec les études"
          {...form.field("schoolDomain")}
        />
        {contacts.map(([name, label, hint]) => (
          <TextField
            key={name}
            label={label}
            hint={hint}
            required
            type="email"
            inputMode="email"
            {...form.field(name)}
          />
        ))}
      </div>
    </SettingForm>
  );
}

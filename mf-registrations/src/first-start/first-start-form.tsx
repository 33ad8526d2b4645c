import { FESTIVAL_COLOR } from "@coulisses/shared-domain/configuration/festival-form";
import type { NewFestival } from "@coulisses/shared-domain/first-start/first-start";
import { PASSWORD_RULES } from "@coulisses/shared-domain/people/password";
import type { Form } from "@coulisses/shared-pages/forms";
import { Button, Heading, makeStyles, PasswordField, TextField } from "@coulisses/shared-ui/base";
import { DateField, DateTimeField, InlineForm, MultiChoice, RadioField } from "@coulisses/shared-ui/form";
import { ColorField } from "../configuration/color-field";
import { PictureField, PictureTitle } from "../configuration/leaflet/picture-field";
import { logoBounds } from "../configuration/leaflet/read-picture";
import { useFirstStart, type Values } from "./use-first-start";

const useStyles = makeStyles({ title: { marginTop: "12px" }, send: { width: "100%" } });

const contents = [
  { value: "empty", label: "Un festival vide", detail: "Pour préparer le tien." },
  {
    value: "demo",
    label: "La démo",
    detail:
      "Pour essayer : 400 personnes, leurs fiches et leurs plannings, sous ton nom. Seul ton compte s'ouvre.",
  },
] as const;
const emptyOnly = contents.slice(0, 1);

type Props = NewFestival & { firstStartKey: string };

/** All that a festival needs to begin. */
export function FirstStartForm({ firstStartKey, teams, canBeDemo }: Props) {
  const styles = useStyles();
  const form = useFirstStart(firstStartKey, teams);
  const isEmpty = form.values.content === "empty";
  return (
    <InlineForm form={form} label="Premier démarrage">
      <SectionTitle>Le festival</SectionTitle>
      <RadioField
        label="Commencer avec"
        options={canBeDemo ? contents : emptyOnly}
        {...form.field("content")}
      />
      <FestivalFields form={form} />
      {isEmpty && <DatesAndTeams form={form} teams={teams} />}
      <SectionTitle>Ton compte</SectionTitle>
      <AdministratorFields form={form} />
      <Button type="submit" appearance="primary" className={styles.send} loading={form.sending}>
        Mettre le festival en place
      </Button>
    </InlineForm>
  );
}

function SectionTitle({ children }: { children: string }) {
  return (
    <Heading level={2} visual={3} className={useStyles().title}>
      {children}
    </Heading>
  );
}

type FieldsProps = { form: Form<Values> };

function FestivalFields({ form }: FieldsProps) {
  return (
    <>
      <TextField label="Nom du festival" required {...form.field("name")} />
      <TextField
        label="Association"
        hint="Celle qui l'organise, dans les conditions d'utilisation et au pied des mails"
        autoComplete="organization"
        {...form.field("association")}
      />
      <TextField
        label="Adresse des mails"
        hint="Ils en partent, et les réponses y arrivent"
        required
        type="email"
        inputMode="email"
        {...form.field("mailAddress")}
      />
      <ColorField
        hint="Celle des mails : un code comme #0B6478"
        otherwise={FESTIVAL_COLOR}
        {...form.field("color")}
      />
      <PictureField
        name="Logo"
        bounds={logoBounds}
        value={form.values.logo}
        onChange={(logo) => form.setValue("logo", logo)}
      >
        <PictureTitle title="Logo" hint="En haut de chaque page des livrets." />
      </PictureField>
    </>
  );
}

function DatesAndTeams({ form, teams }: FieldsProps & Pick<Props, "teams">) {
  const { onBlur: _, ...chosen } = form.field("teams");
  return (
    <>
      <SectionTitle>Les dates</SectionTitle>
      <DateTimeField label="Début du festival" required {...form.field("start")} />
      <DateTimeField
        label="Début de la semaine orga"
        hint="Le premier jour du montage"
        required
        {...form.field("organisersStart")}
      />
      <SectionTitle>Les équipes</SectionTitle>
      <MultiChoice
        label="Équipes pour commencer"
        hint="Celles dont le site a besoin sont là de toute façon. Tu en ajouteras quand tu veux."
        options={teams.map(({ code, name }) => ({ value: code, label: name }))}
        {...chosen}
      />
    </>
  );
}

function AdministratorFields({ form }: FieldsProps) {
  return (
    <>
      <TextField label="Prénom" autoComplete="given-name" required {...form.field("firstname")} />
      <TextField label="Nom" autoComplete="family-name" required {...form.field("lastname")} />
      <DateField label="Date de naissance" autoComplete="bday" required {...form.field("birthdate")} />
      <TextField
        label="Ton 06 ?"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        {...form.field("mobilePhone")}
      />
      <TextField
        label="Email"
        hint="C'est avec lui que tu te connectes"
        type="email"
        inputMode="email"
        autoComplete="username"
        required
        {...form.field("email")}
      />
      <PasswordField
        label="Mot de passe"
        autoComplete="new-password"
        hint={PASSWORD_RULES}
        required
        {...form.field("password")}
      />
      <PasswordField
        label="Confirme ton mot de passe"
        autoComplete="new-password"
        required
        {...form.field("repeatedPassword")}
      />
    </>
  );
}

import { rules } from "@coulisses/shared-pages/forms";
import type { EventDate } from "@coulisses/shared-domain/contract/configuration";
import { required } from "@coulisses/shared-domain/field-problems";
import { makeStyles, Surface } from "@coulisses/shared-ui/base";
import { DateTimeField, InlineForm } from "@coulisses/shared-ui/form";
import { useSetting } from "./use-setting";

const useStyles = makeStyles({
  sections: { display: "grid", gap: "16px" },
  field: { maxWidth: "320px" },
});

type Values = { start: string | null };
const schema = rules<Values>({ start: required });

type Props = { settingKey: string; title: string; subtitle: string };

function DateForm({ settingKey, title, subtitle }: Props) {
  const styles = useStyles();
  const form = useSetting<Values>({
    key: settingKey,
    toValues: (value) => ({ start: (value as EventDate | undefined)?.start ?? null }),
    toValue: (values) => values,
    schema,
  });
  return (
    <Surface title={title} subtitle={subtitle}>
      <InlineForm form={form} label={title} submitLabel="Enregistrer">
        <div className={styles.field}>
          <DateTimeField label="Début" required {...form.field("start")} />
        </div>
      </InlineForm>
    </Surface>
  );
}

/** First day of the festival, and the week of its set-up. */
export function DatesSection() {
  const styles = useStyles();
  return (
    <div className={styles.sections}>
      <DateForm
        settingKey="eventDate"
        title="Date de début de la manif"
        subtitle="Les calendriers s'ouvrent à cette date ; qui n'a pas 18 ans ce jour-là est mineur·e à la manif."
      />
      <DateForm
        settingKey="orgaWeekDate"
        title="Date de début de la semaine orga"
        subtitle="Le premier jour que montrent les calendriers des organisateurs."
      />
    </div>
  );
}

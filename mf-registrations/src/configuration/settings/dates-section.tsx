import { rules } from "@coulisses/shared-pages/forms";
import type { EventDate } from "@coulisses/shared-domain/contract/configuration";
import { required } from "@coulisses/shared-domain/field-problems";
import { makeStyles } from "@coulisses/shared-ui/base";
import { DateTimeField } from "@coulisses/shared-ui/form";
import { SettingForm, ShortField } from "./setting-form";
import { useSetting } from "./use-setting";

const useStyles = makeStyles({
  sections: { display: "grid", gap: "16px" },
});

type Values = { start: string | null };
const schema = rules<Values>({ start: required });

type Props = { settingKey: string; title: string; subtitle: string };

function DateForm({ settingKey, title, subtitle }: Props) {
  const form = useSetting<Values>({
    key: settingKey,
    toValues: (value) => ({ start: (value as EventDate | undefined)?.start ?? null }),
    toValue: (values) => values,
    schema,
  });
  return (
    <SettingForm form={form} title={title} subtitle={subtitle}>
      <ShortField>
        <DateTimeField label="Début" required {...form.field("start")} />
      </ShortField>
    </SettingForm>
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

import { restLimits, type RestRules } from "@coulisses/shared-domain/assignment/rest";
import { makeStyles } from "@coulisses/shared-ui/base";
import { NumberField } from "@coulisses/shared-ui/form";

const useStyles = makeStyles({
  fields: { display: "grid", gap: "20px 16px", gridTemplateColumns: "repeat(auto-fit, minmax(190px, 1fr))" },
});

/** Rules in a form: null for no limit. */
export type RestValues = Record<keyof RestRules, number | null>;

/** In display order; hours may be halves. */
const fields = [
  { rule: "minimumRest", hint: "Au moins, s'ils ne se touchent pas", suffix: "h" },
  { rule: "hoursInARow", hint: "Au plus, sans pause", suffix: "h" },
  { rule: "hoursPerDay", hint: "Au plus, de 6 h à 6 h le lendemain", suffix: "h" },
  { rule: "nightsInARow", hint: "Au plus, avec un créneau entre minuit et 6 h", suffix: "nuits" },
] as const satisfies readonly { rule: keyof RestRules; hint: string; suffix: string }[];

/** Form values of saved rules. */
export const toRestValues = (rules: RestRules): RestValues => ({
  minimumRest: rules.minimumRest ?? null,
  hoursInARow: rules.hoursInARow ?? null,
  hoursPerDay: rules.hoursPerDay ?? null,
  nightsInARow: rules.nightsInARow ?? null,
});

/** Rules of a form, without those that limit nothing. */
export const toRestRules = (values: RestValues): RestRules =>
  Object.fromEntries(Object.entries(values).filter(([, most]) => most !== null));

type Props = { values: RestValues; onChange: (more: Partial<RestValues>) => void };

/** Fields of the four rest rules, of all volunteers or of a team. */
export function RestFields({ values, onChange }: Props) {
  const styles = useStyles();
  return (
    <div className={styles.fields}>
      {fields.map(({ rule, hint, suffix }) => (
        <NumberField
          key={rule}
          label={restLimits[rule].label}
          hint={hint}
          suffix={suffix}
          integer={rule === "nightsInARow"}
          min={rule === "nightsInARow" ? 1 : 0.5}
          max={restLimits[rule].most}
          value={values[rule]}
          onChange={(value) => onChange({ [rule]: value })}
        />
      ))}
    </div>
  );
}

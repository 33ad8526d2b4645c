import { rules, useForm } from "@coulisses/shared-pages/forms";
import { firstOf, required } from "@coulisses/shared-domain/field-problems";
import { birthdateError, isMinorOn, youngAgeHint } from "@coulisses/shared-domain/people/birthdate";
import { mobilePhoneError, plainPhone } from "@coulisses/shared-domain/people/phone";
import { firstnameProblem, lastnameProblem } from "@coulisses/shared-domain/people/profile";
import { Button, makeStyles, Surface, TextField } from "@coulisses/shared-ui/base";
import { DateField, InlineForm } from "@coulisses/shared-ui/form";
import { useEffect, useEffectEvent, useState } from "react";
import type { DeskValues } from "./desk-visit";
import { KnownPeople } from "./known-people";
import type { VisitState } from "./use-visit";

const useStyles = makeStyles({
  names: {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: "12px",
    alignItems: "start",
  },
  // The whole width, under the thumb.
  next: { width: "100%" },
});

const schema = rules<DeskValues>({
  firstname: firstnameProblem,
  lastname: lastnameProblem,
  mobilePhone: (phone) => mobilePhoneError(plainPhone(phone)),
  birthdate: firstOf<string>(required, (birthdate) => birthdateError(birthdate, new Date())),
});

/** The hint for a young person: a year to check, or that they are a minor. */
function ageHint(birthdate: string): string | undefined {
  const now = new Date();
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birthdate)) return undefined;
  return (
    youngAgeHint(birthdate, now) ?? (isMinorOn(birthdate, now) ? "Cette personne est mineure" : undefined)
  );
}

/** The fields of a person without an account. Says beforehand whose number it is. */
export function FormStep({ visit, change, type }: VisitState) {
  const styles = useStyles();
  const [initialValues] = useState(visit.values);
  const form = useForm<DeskValues>({
    initialValues,
    schema,
    isKept: true,
    send: () => Promise.resolve(() => change({ step: "terms" })),
  });
  const tell = useEffectEvent(type);
  useEffect(() => tell(form.values), [form.values]);
  return (
    <Surface title="Accueillir quelqu'un sans compte">
      <InlineForm form={form} label="Accueillir quelqu'un sans compte">
        <div className={styles.names}>
          <TextField label="Prénom" required autoComplete="off" {...form.field("firstname")} />
          <TextField label="Nom" required autoComplete="off" {...form.field("lastname")} />
        </div>
        <TextField
          label="Téléphone portable"
          required
          type="tel"
          inputMode="tel"
          autoComplete="off"
          {...form.field("mobilePhone")}
        />
        <KnownPeople
          phone={form.values.mobilePhone}
          onChoose={(person) => change({ step: "place", person })}
        />
        <DateField
          label="Date de naissance"
          required
          hint={ageHint(form.values.birthdate)}
          {...form.field("birthdate")}
        />
        <Button type="submit" appearance="primary" className={styles.next} loading={form.sending}>
          Continuer vers les CGU
        </Button>
      </InlineForm>
    </Surface>
  );
}

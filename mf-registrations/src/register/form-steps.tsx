import { PASSWORD_RULES } from "@coulisses/shared-domain/people/password";
import { schoolEmail } from "@coulisses/shared-domain/people/email";
import { useFestival, useListTeamsQuery } from "@coulisses/shared-auth";
import { youngAgeHint } from "@coulisses/shared-domain/people/birthdate";
import { Link, PasswordField, TextField } from "@coulisses/shared-ui/base";
import { CheckboxField } from "@coulisses/shared-ui/form";
import { DateField, MultiChoice, TextareaField } from "@coulisses/shared-ui/form";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { teamChoices } from "./registration-values";
import { StepFrame, type StepProps, useStepForm } from "./step-form";

const TermsDialog = onDemand(() => import("./terms-dialog"));

/** Step of the name, birthdate and comment. */
export function PresentationStep(props: StepProps) {
  const form = useStepForm("presentation", props);
  return (
    <StepFrame form={form} label="Présentation" nextLabel="Vous savez tout 🕵️" onBack={props.onBack}>
      <TextField
        label="Prénom"
        name="firstname"
        autoComplete="given-name"
        required
        autoFocus={props.autoFocus}
        {...form.field("firstname")}
      />
      <TextField label="Surnom" name="nickname" autoComplete="nickname" {...form.field("nickname")} />
      <TextField
        label="Nom"
        name="lastname"
        autoComplete="family-name"
        required
        {...form.field("lastname")}
      />
      <DateField
        label="Date de naissance"
        autoComplete="bday"
        required
        hint={youngAgeHint(form.values.birthdate, new Date())}
        {...form.field("birthdate")}
      />
      <TextareaField
        label="Commentaire"
        hint="Allergies, permis, secourisme… tout ce qui peut nous aider."
        rows={2}
        {...form.field("comment")}
      />
    </StepFrame>
  );
}

/** Step of the email address, phone and teams. */
export function ContactStep(props: StepProps) {
  const school = useFestival()?.schoolDomain;
  const form = useStepForm("contact", props, school);
  const { data } = useListTeamsQuery();
  const choices = teamChoices(data);
  const { onBlur: _, ...teams } = form.field("teams");
  return (
    <StepFrame form={form} label="Contact" nextLabel="On se capte 🤙" onBack={props.onBack}>
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        {...(school && { hint: schoolEmail(school) })}
        required
        autoFocus={props.autoFocus}
        {...form.field("email")}
      />
      <TextField
        label="Ton 06 ?"
        name="tel"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        {...form.field("mobilePhone")}
      />
      {choices.length > 0 && (
        <MultiChoice label="Équipes" hint="Tu nous rejoins à plusieurs ?" options={choices} {...teams} />
      )}
    </StepFrame>
  );
}

/** Step of the password and the terms; sends the registration. */
export function SecurityStep(props: StepProps) {
  const form = useStepForm("security", props);
  const [readsTerms, setReadsTerms] = useState(false);
  return (
    <StepFrame form={form} label="Sécurité" nextLabel="M'inscrire" onBack={props.onBack}>
      {/* Password managers save an account under the address beside the password. */}
      <input type="email" name="email" autoComplete="username" value={props.values.email} readOnly hidden />
      <PasswordField
        label="Mot de passe"
        name="password"
        autoComplete="new-password"
        hint={PASSWORD_RULES}
        required
        autoFocus={props.autoFocus}
        {...form.field("password")}
      />
      <PasswordField
        label="Confirme ton mot de passe"
        name="password2"
        autoComplete="new-password"
        required
        {...form.field("repeatedPassword")}
      />
      <CheckboxField
        label="J'approuve les Conditions Générales d'Utilisation"
        {...form.toggle("hasApprovedEULA")}
      />
      <Link as="button" type="button" onClick={() => setReadsTerms(true)}>
        Lire les Conditions Générales d'Utilisation
      </Link>
      {readsTerms && <TermsDialog onClose={() => setReadsTerms(false)} />}
    </StepFrame>
  );
}

import { rules, useForm } from "@coulisses/shared-pages/forms";
import { required } from "@coulisses/shared-domain/field-problems";
import { problemIn } from "@coulisses/shared-domain/festival-error";
import type { OwnLine } from "@coulisses/shared-domain/personal-account/own-line";
import {
  checkStatementDays,
  statementCsv,
  type StatementDays,
  statementOf,
} from "@coulisses/shared-domain/personal-account/statement";
import { editionOf, editionPeriod } from "@coulisses/shared-domain/time/edition";
import { parisDay } from "@coulisses/shared-domain/time/paris";
import { downloadCsv, downloadFile } from "@coulisses/shared-ui/data";
import { DateField, RadioField } from "@coulisses/shared-ui/form";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { fetchStatement } from "../api/own-account-api";

type Values = StatementDays & { format: "pdf" | "csv" };

const schema = rules<Values>({
  from: required,
  to: (to, { from }) => required(to) ?? problemIn(() => checkStatementDays({ from, to })),
});

const failure = { message: "Le relevé n'a pas pu être téléchargé. Vérifie ta connexion et réessaie." };

/** From the start of the edition to today, both included. */
function thisEdition(now: Date): StatementDays {
  return { from: parisDay(editionPeriod(editionOf(now)).start), to: parisDay(now) };
}

type Props = { lines: readonly OwnLine[]; me: number; onClose: () => void };

/** Downloads the statement of one's own account, as a PDF or as a CSV. */
export default function StatementDialog({ lines, me, onClose }: Props) {
  const form = useForm<Values>({
    initialValues: { ...thisEdition(new Date()), format: "pdf" },
    schema,
    send: async ({ format, ...days }) => {
      if (format === "csv") {
        downloadCsv("releve", statementCsv(statementOf(lines, days), me));
        return undefined;
      }
      try {
        downloadFile(`releve-${days.from}-${days.to}.pdf`, await fetchStatement(days));
        return undefined;
      } catch {
        return failure;
      }
    },
    onSent: onClose,
    isKept: true,
  });
  return (
    <FormDialog form={form} title="Relevé de compte" submitLabel="Télécharger" onClose={onClose}>
      <DateField label="Du" required {...form.field("from")} />
      <DateField label="Au" required {...form.field("to")} />
      <RadioField
        label="Format"
        options={[
          { value: "pdf", label: "PDF" },
          { value: "csv", label: "Tableur (CSV)" },
        ]}
        {...form.field("format")}
      />
    </FormDialog>
  );
}

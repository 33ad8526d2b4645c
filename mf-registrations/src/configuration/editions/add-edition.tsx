import { rules, useForm } from "@coulisses/shared-pages/forms";
import { required } from "@coulisses/shared-domain/field-problems";
import type { EditionCounts } from "@coulisses/shared-domain/statistics/progress";
import { isApiError, useNotify } from "@coulisses/shared-auth";
import { Button, makeStyles, Notice, Text } from "@coulisses/shared-ui/base";
import { FormFieldsContext, NumberField } from "@coulisses/shared-ui/form";
import { ConfirmDialog } from "@coulisses/shared-ui/overlay";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useRef, useState, type ChangeEvent } from "react";
import { useImportEditionMutation } from "../../api/editions-api";

const LATEST = 9999;

const useStyles = makeStyles({
  fields: { display: "flex", flexWrap: "wrap", alignItems: "end", gap: "8px" },
  number: { width: "96px" },
});

type Values = { edition: number | null };
type Props = {
  kept: readonly EditionCounts[];
  /** Edition proposed in the field. */
  proposed: number;
  onType: (edition: EditionCounts) => void;
};

/** Adds an edition, from a file or by hand. */
export function AddEdition({ kept, proposed, onType }: Props) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const next = useRef<(edition: number) => void>(undefined);
  const form = useForm<Values>({
    initialValues: { edition: proposed },
    schema: rules<Values>({ edition: required }),
    send: async ({ edition: chosen }) => {
      if (chosen !== null) next.current?.(chosen);
    },
  });
  const { edition } = form.values;
  const withEdition = (act: (edition: number) => void) => {
    next.current = act;
    form.submit();
  };
  const present = kept.find((one) => one.edition === edition);
  const { choose, importing, error, question } = useEditionFile(edition, present !== undefined);

  return (
    <>
      <div className={styles.fields}>
        <FormFieldsContext value={form.fields}>
          <NumberField
            label="Édition"
            className={styles.number}
            min={1}
            max={LATEST}
            {...form.field("edition")}
          />
        </FormFieldsContext>
        <Button
          icon={<UiIcon name="edit" />}
          onClick={() => withEdition((typed) => onType(present ?? { edition: typed, counts: [] }))}
        >
          Saisir à la main
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,text/csv"
          aria-label="Fichier de l'édition"
          onChange={choose}
        />
        <Button
          icon={<UiIcon name="add" />}
          loading={importing}
          onClick={() => withEdition(() => input.current?.click())}
        >
          Importer un CSV
        </Button>
      </div>
      <Text size="small" muted>
        Une ligne par équipe, avec les titres Équipe, FA et FT.
      </Text>
      {isApiError(error) && (
        <Notice intent="error" role="alert">
          {error.message}
        </Notice>
      )}
      {question}
    </>
  );
}

/** Imports a chosen file into an edition; one that is kept already is replaced after a question. */
function useEditionFile(edition: number | null, isKept: boolean) {
  const notify = useNotify();
  const [replacing, setReplacing] = useState<File | null>(null);
  const [importFile, { isLoading, error }] = useImportEditionMutation();

  const bringIn = async (file: File) => {
    setReplacing(null);
    if (edition === null) return;
    const answer = await importFile({ edition, file });
    if (answer.error) return;
    notify({ type: "success", message: `Fiches validées de la ${edition}ème édition importées` });
  };
  return {
    importing: isLoading,
    error,
    choose: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const file = target.files?.[0];
      // Emptied so that the same file, once corrected, can be chosen again.
      target.value = "";
      if (!file) return;
      if (isKept) setReplacing(file);
      else void bringIn(file);
    },
    question: (
      <ConfirmDialog
        open={replacing !== null}
        title={`Remplacer la ${edition}ème édition ?`}
        confirmLabel="Remplacer"
        danger
        onConfirm={() => replacing && void bringIn(replacing)}
        onClose={() => setReplacing(null)}
      >
        Ce qui en était gardé sera perdu.
      </ConfirmDialog>
    ),
  };
}

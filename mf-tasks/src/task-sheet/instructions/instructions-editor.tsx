import { DRAFT } from "@coulisses/shared-domain/festival-task/festival-task";
import { whyNotForceable } from "@coulisses/shared-domain/festival-task/sections/force-instructions";
import { useCan, useNotify } from "@coulisses/shared-auth";
import { Button, makeStyles, Text } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { DraftRichText } from "@coulisses/shared-sheets/text";
import type { TaskEdit } from "../../api/edits/edit";
import { useResetGuard } from "../reset-guard";
import { type SheetText, useLock, useSheet, useSheetText } from "../sheet";

export type Instructions = Pick<SheetText, "key" | "read" | "edit"> & { force: (html: string) => TaskEdit };

export const orNull = (html: string) => (html.trim() === "" ? null : html);

const REQUIRED = "Des instructions sont nécessaires";

const useStyles = makeStyles({
  block: { display: "flex", flexDirection: "column", gap: "8px" },
  actions: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px" },
});

type Props = { label: string; text: Instructions };

/** Saves instructions by a button, or in spite of approvals by another one. */
export function InstructionsEditor({ label, text: { force, ...text } }: Props) {
  const styles = useStyles();
  const notify = useNotify();
  const { sheet, isArchived } = useSheet();
  const { readOnly } = useLock("instructions");
  const { guard, dialog } = useResetGuard("instructions");
  const mayForce = useCan("force-write-ft") && !isArchived && whyNotForceable(sheet) === undefined;
  const field = useSheetText({
    ...text,
    byHand: true,
    problem: (html) => (sheet.status !== DRAFT && orNull(html) === null ? REQUIRED : undefined),
  });
  const { state } = field.draft;
  const isUnsaved = state === "pending" || state === "failed";
  /** Errors stand under the text; a notice tells that everything is saved. */
  const send = (save: () => unknown) =>
    isUnsaved ? save() : notify({ type: "info", message: "Rien n'a changé : tout est déjà enregistré." });

  return (
    <div className={styles.block}>
      <DraftRichText field={field} label={label} readOnly={readOnly && !mayForce} autosaved={false} />
      <div className={styles.actions}>
        {!readOnly && (
          <Button
            appearance="primary"
            icon={<UiIcon name="check" />}
            loading={state === "saving"}
            aria-label={`Sauvegarder : ${label}`}
            onClick={() => send(() => (field.problem === undefined ? guard(field.save) : undefined))}
          >
            Sauvegarder
          </Button>
        )}
        {mayForce && (
          <Button
            icon={<UiIcon name="flash" />}
            loading={readOnly && state === "saving"}
            aria-label={`Sauvegarde forcée : ${label}`}
            tooltip="Les validations restent acquises"
            onClick={() => send(() => field.saveBy(force))}
          >
            Sauvegarde forcée
          </Button>
        )}
        {isUnsaved && (
          <Text size="small" muted>
            Modifications non enregistrées
          </Text>
        )}
      </div>
      {dialog}
    </div>
  );
}

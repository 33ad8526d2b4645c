import { useLeaveGuard } from "@coulisses/shared-pages/router";
import { copyText, useFestival } from "@coulisses/shared-auth";
import { Button, makeStyles, Text } from "@coulisses/shared-ui/base";
import { TextareaField } from "@coulisses/shared-ui/form";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { version } from "../version";
import { bugContext, bugMail, bugReport, recentErrors, runningApps } from "./bug-report";
import { uncaughtErrors } from "../root/uncaught-errors";
import { useLoader } from "../site/site";
import { useStacksInSource } from "./use-stacks-in-source";

const useStyles = makeStyles({ fields: { display: "grid", gap: "12px" } });

export default function BugDialog({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const loader = useLoader();
  const address = useFestival()?.supportEmail;
  const [answers, setAnswers] = useState({ expected: "", observed: "", steps: "" });
  const guard = useLeaveGuard(Object.values(answers).some((text) => text.trim() !== ""));
  const field = (name: keyof typeof answers) => ({
    value: answers[name],
    onChange: (value: string) => {
      setAnswers({ ...answers, [name]: value });
    },
  });
  const errors = () => recentErrors(loader.apps(), uncaughtErrors(), loader.inVersions);
  const inSource = useStacksInSource(
    errors()
      .map(({ stack }) => stack)
      .filter((stack) => stack !== ""),
  );
  const context = () => bugContext(version, errors(), runningApps(loader.apps()));
  const copyReport = () => copyText(bugReport(answers, context(), inSource), "Modèle copié");

  return (
    <Dialog
      open
      onClose={() => guard.leave(onClose)}
      size="medium"
      title="Signaler un bug"
      actions={
        <>
          {address !== undefined && (
            <Button onClick={() => void copyText(address, "Email copié")}>Copier l'adresse mail</Button>
          )}
          <Button onClick={() => void copyReport()}>Copier le modèle</Button>
          {address !== undefined && (
            <Button
              appearance="primary"
              onClick={() => {
                void copyReport();
                window.location.assign(bugMail(address, bugReport(answers, context())));
              }}
            >
              Envoyer le mail
            </Button>
          )}
        </>
      }
    >
      <div className={styles.fields}>
        <Text as="p">
          Raconte ce qui s'est passé : la page, ton navigateur et les erreurs de cet onglet sont ajoutés tout
          seuls.
        </Text>
        <TextareaField label="Comportement attendu" {...field("expected")} />
        <TextareaField label="Comportement constaté" {...field("observed")} />
        <TextareaField label="Étapes pour reproduire" {...field("steps")} />
      </div>
    </Dialog>
  );
}

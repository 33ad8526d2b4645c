import { useCan } from "@coulisses/shared-auth";
import { SHELL_APP } from "@coulisses/shared-domain/client-error/client-error";
import type { ApplicationHealth as Health } from "@coulisses/shared-domain/contract/client-errors";
import { Button, makeStyles } from "@coulisses/shared-ui/base";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { frenchName } from "./french-name";

const RollBackDialog = onDemand(() => import("./roll-back-dialog"));
const DisableDialog = onDemand(() => import("./disable-dialog"));
const EnableDialog = onDemand(() => import("./enable-dialog"));
const UnpublishDialog = onDemand(() => import("./unpublish-dialog"));

const dialogs = {
  rollBack: RollBackDialog,
  disable: DisableDialog,
  enable: EnableDialog,
  unpublish: UnpublishDialog,
};
type Action = keyof typeof dialogs;

const useStyles = makeStyles({ actions: { display: "flex", flexWrap: "wrap", gap: "8px" } });

/** The actions that an app allows as it is now. */
function actionsOn({ app, inPlace, disabled, kept }: Health): { action: Action; label: string }[] {
  const choices = kept.filter(({ version }) => version !== inPlace);
  const back = { action: "rollBack" as const, label: inPlace === null ? "Remettre en place" : "Revenir" };
  const pause = { action: "disable" as const, label: "Mettre en pause" };
  const reopen = { action: "enable" as const, label: "Rouvrir" };
  const isSwitchable = app !== SHELL_APP && inPlace !== null;
  return [
    ...(choices.length > 0 ? [back] : []),
    ...(isSwitchable ? [disabled === null ? pause : reopen] : []),
    ...(isSwitchable ? [{ action: "unpublish" as const, label: "Retirer du site" }] : []),
  ];
}

/** The buttons with which an administrator acts on an app, each with a dialog that says what people will see. */
export function AppActions({ health }: { health: Health }) {
  const styles = useStyles();
  const mayAct = useCan("manage-admins");
  const [action, setAction] = useState<Action>();
  if (!mayAct) return null;
  const Dialog = action && dialogs[action];
  return (
    <div className={styles.actions}>
      {actionsOn(health).map(({ action: offered, label }) => (
        <Button
          key={offered}
          size="small"
          aria-label={`${label} : ${frenchName(health)} (${health.app})`}
          onClick={() => {
            setAction(offered);
          }}
        >
          {label}
        </Button>
      ))}
      {Dialog && (
        <Dialog
          health={health}
          onClose={() => {
            setAction(undefined);
          }}
        />
      )}
    </div>
  );
}

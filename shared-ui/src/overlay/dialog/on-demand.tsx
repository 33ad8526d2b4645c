import { type ComponentType, useEffect, useState } from "react";
import { Button } from "../../base/button/button";
import { Notice } from "../../base/message/notice";
import { Dialog } from "./dialog";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A dialog whose code comes when it is first opened: `const GearDialog = onDemand(() => import("./gear-dialog"))`.
 * When it does not come, a small dialog says so and offers to try again.
 */
export function onDemand<Props extends { onClose: () => void }>(load: Load<Props>) {
  let loaded: ComponentType<Props> | undefined;

  return function OnDemand(props: Props) {
    const [Content, setContent] = useState(() => loaded);
    const [failures, setFailures] = useState(0);
    const [tries, setTries] = useState(1);

    useEffect(() => {
      if (loaded) return;
      let isOpen = true;
      load().then(
        (module) => {
          loaded = module.default;
          if (isOpen) setContent(() => module.default);
        },
        () => {
          if (isOpen) setFailures(tries);
        },
      );
      return () => {
        isOpen = false;
      };
    }, [tries]);

    if (Content) return <Content {...props} />;
    if (failures < tries) return null;
    return <FailedDialog onRetry={() => setTries(tries + 1)} onClose={props.onClose} />;
  };
}

function FailedDialog({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  return (
    <Dialog
      open
      size="small"
      title="Fenêtre indisponible"
      onClose={onClose}
      actions={
        <Button appearance="primary" onClick={onRetry}>
          Réessayer
        </Button>
      }
    >
      <Notice intent="error" role="alert">
        Impossible de charger cette fenêtre. Vérifie ta connexion et réessaie.
      </Notice>
    </Dialog>
  );
}

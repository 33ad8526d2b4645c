import { useNotify } from "@coulisses/shared-auth";
import { useEffect, useEffectEvent, useState, type ComponentType } from "react";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A dialog whose code comes when it is first opened. A failed load is told, closes the dialog, and
 * opening it again really tries again.
 */
export function onDemand<Props extends { onClose: () => void }>(load: Load<Props>) {
  let loaded: ComponentType<Props> | undefined;

  return function OnDemand(props: Props) {
    const notify = useNotify();
    const [Dialog, setDialog] = useState(() => loaded);
    const fail = useEffectEvent(() => {
      notify({
        type: "error",
        message: "Impossible de charger cette fenêtre. Vérifie ta connexion et réessaie.",
      });
      props.onClose();
    });

    useEffect(() => {
      if (loaded) return;
      let gone = false;
      load().then(
        (module) => {
          loaded = module.default;
          if (!gone) setDialog(() => module.default);
        },
        () => {
          if (!gone) fail();
        },
      );
      return () => {
        gone = true;
      };
    }, []);

    return Dialog ? <Dialog {...props} /> : null;
  };
}

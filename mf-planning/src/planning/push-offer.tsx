import { useSession } from "@coulisses/shared-auth";
import { keepPushChoice, pushChoice, pushWords, usePushHere } from "@coulisses/shared-pages/push";
import { Button, Notice } from "@coulisses/shared-ui/base";
import { useState } from "react";

/** Offers reminders to a volunteer with a slot to come, once per device. */
export function PushOffer() {
  const userId = useSession().userId ?? 0;
  const [isOpen, setIsOpen] = useState(() => pushChoice(userId) === null);
  return isOpen && <Offer onDecline={() => setIsOpen(false)} userId={userId} />;
}

function Offer({ userId, onDecline }: { userId: number; onDecline: () => void }) {
  const { state, busy, turnOn } = usePushHere();
  const decline = () => {
    keepPushChoice(userId, "off");
    onDecline();
  };
  if (state !== "off" && state !== "to-install") return null;
  return (
    <Notice
      title="Envie d'un rappel avant tes créneaux&nbsp;?"
      actions={
        <>
          {state === "off" && (
            <Button size="small" appearance="primary" loading={busy} onClick={() => void turnOn()}>
              Oui, préviens-moi
            </Button>
          )}
          <Button size="small" appearance="subtle" onClick={decline}>
            {state === "off" ? "Non merci" : "Compris"}
          </Button>
        </>
      }
    >
      {state === "off"
        ? "Une notification 30 minutes avant chaque créneau, et quand ton planning change. Tu choisis lesquelles dans ton profil."
        : pushWords[state]}
    </Notice>
  );
}

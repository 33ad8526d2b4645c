import { type Gesture, gestureName, giveUpGesture, useWaitingGestures } from "@coulisses/shared-auth";
import { Button, makeStyles, Notice } from "@coulisses/shared-ui/base";
import { useState } from "react";

const useStyles = makeStyles({
  notice: { marginBottom: "12px", maxWidth: "900px" },
  list: { margin: "6px 0 0", padding: 0, listStyleType: "none", display: "grid", gap: "6px" },
  gesture: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 12px" },
});

/**
 * The gestures that move money and have no answer yet: they are sent again until they have one, and may be
 * given up.
 */
export function WaitingGestures() {
  const styles = useStyles();
  const gestures = useWaitingGestures();
  const isOne = gestures.length === 1;
  const title = isOne
    ? "1 opération attend le réseau…"
    : `${String(gestures.length)} opérations attendent le réseau…`;
  return (
    <div role="status">
      {gestures.length > 0 && (
        <Notice intent="warning" title={title} className={styles.notice}>
          {isOne
            ? "Elle part toute seule dès qu'il revient, même après un rechargement, et ne compte qu'une fois : ne la refais pas."
            : "Elles partent toutes seules dès qu'il revient, même après un rechargement, et ne comptent qu'une fois : ne les refais pas."}
          <ul className={styles.list}>
            {gestures.map((gesture) => (
              <WaitingGesture key={gesture.key} gesture={gesture} />
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

function WaitingGesture({ gesture }: { gesture: Gesture }) {
  const styles = useStyles();
  const [isAsking, setAsking] = useState(false);
  const name = gestureName(gesture);
  if (!isAsking) {
    return (
      <li className={styles.gesture}>
        {name}
        <Button size="small" aria-label={`Abandonner « ${name} »`} onClick={() => setAsking(true)}>
          Abandonner
        </Button>
      </li>
    );
  }
  return (
    <li className={styles.gesture}>
      <span>
        {name} : on arrête seulement de l&apos;envoyer. Si le serveur l&apos;a déjà reçue, elle compte quand
        même.
      </span>
      <Button size="small" autoFocus onClick={() => setAsking(false)}>
        Continuer à envoyer
      </Button>
      <Button size="small" danger onClick={() => giveUpGesture(gesture)}>
        Abandonner quand même
      </Button>
    </li>
  );
}

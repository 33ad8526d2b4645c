import { formatPeriod } from "@coulisses/shared-domain/time/format";
import { Button, makeStyles, Surface, Text } from "@coulisses/shared-ui/base";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { useBriefing } from "./use-briefing";

const BriefingDialog = onDemand(() => import("./briefing-dialog"));

const useStyles = makeStyles({ text: { display: "grid", gap: "4px" } });

/** BR-1: date of the briefing of enrolled volunteers. */
export function BriefingCard() {
  const styles = useStyles();
  const briefing = useBriefing();
  const [isOpen, setOpen] = useState(false);
  return (
    <Surface
      title="Briefing bénévole"
      actions={<Button onClick={() => setOpen(true)}>Enregistrer le créneau</Button>}
    >
      <div className={styles.text}>
        <Text as="p" muted>
          Chaque bénévole enrôlé est rendu disponible pour le briefing, et lit sa date dans le mail d'accueil.
        </Text>
        {briefing && (
          <Text as="p" weight="medium">
            {briefing.value
              ? `Le briefing a lieu ${formatPeriod(briefing.value)}.`
              : "Le créneau du briefing n'est pas encore défini."}
          </Text>
        )}
      </div>
      {isOpen && briefing && <BriefingDialog present={briefing} onClose={() => setOpen(false)} />}
    </Surface>
  );
}

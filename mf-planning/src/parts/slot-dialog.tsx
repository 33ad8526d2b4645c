import { Link } from "@coulisses/federation/platform/router";
import { useCan } from "@coulisses/shared-auth";
import type { PlannedVolunteer } from "@coulisses/shared-domain/contract/planning/crowd";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { formatDay, formatPeriod } from "@coulisses/shared-domain/time/format";
import { Button, makeStyles, Text } from "@coulisses/shared-ui/base";
import { Dialog } from "@coulisses/shared-ui/overlay";

const useStyles = makeStyles({ facts: { display: "grid", gap: "8px" } });

type Props = {
  person: PlannedVolunteer;
  slot: PlannedVolunteer["assignments"][number];
  onClose: () => void;
};

/** What one slot of somebody is. */
export default function SlotDialog({ person, slot, onClose }: Props) {
  const styles = useStyles();
  const readsTasks = useCan("read-ft");
  const readsPlannings = useCan("view-planning");
  return (
    <Dialog
      open
      size="small"
      title={`[${slot.id}] ${slot.name}`}
      onClose={onClose}
      actions={<Button onClick={onClose}>Fermer</Button>}
    >
      <div className={styles.facts}>
        <Text as="p">{displayName(person)}</Text>
        <Text as="p">
          {formatDay(slot.start)} : {formatPeriod(slot)}
        </Text>
        {readsPlannings && <Link to={`/planning/${person.id}`}>Planning de {displayName(person)}</Link>}
        {readsTasks && <Link to={`/ft/${slot.id}`}>Ouvrir la FT</Link>}
      </div>
    </Dialog>
  );
}

import type { OwnSession } from "@coulisses/shared-domain/contract/auth";
import { formatLongDate } from "@coulisses/shared-domain/time/format";
import { Button, makeStyles, Tag, Text, tokens } from "@coulisses/shared-ui/base";
import { useState } from "react";
import { lastUse } from "./last-use";

const useStyles = makeStyles({
  device: {
    display: "flex",
    alignItems: "center",
    gap: "12px",
    minHeight: "52px",
    padding: "6px 0",
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  facts: { flexGrow: 1, minWidth: 0, display: "grid", gap: "2px", overflowWrap: "anywhere" },
  name: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2px 8px" },
});

type DeviceProps = { session: OwnSession; onEnd: () => Promise<void> };

export function Device({ session, onEnd }: DeviceProps) {
  const { device, current, address, createdAt, lastUsedAt } = session;
  const styles = useStyles();
  const [isEnding, setIsEnding] = useState(false);
  const facts = [
    current ? undefined : lastUse(lastUsedAt, new Date()),
    `connecté le ${formatLongDate(createdAt)}`,
    address ?? undefined,
  ].filter((fact) => fact !== undefined);

  async function endIt() {
    setIsEnding(true);
    await onEnd();
    setIsEnding(false);
  }

  return (
    <li className={styles.device}>
      <div className={styles.facts}>
        <span className={styles.name}>
          <Text weight="medium">{device}</Text>
          {current && <Tag intent="success">Cet appareil</Tag>}
        </span>
        <Text size="small" muted>
          {sentence(facts)}
        </Text>
      </div>
      {!current && (
        <Button aria-label={`Déconnecter ${device}`} loading={isEnding} onClick={() => void endIt()}>
          Déconnecter
        </Button>
      )}
    </li>
  );
}

function sentence(facts: readonly string[]): string {
  const text = facts.join(" · ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

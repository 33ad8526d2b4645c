import { makeStyles, media, Surface, tokens } from "@coulisses/shared-ui/base";
import { type Installation, useInstallation } from "../installation/installation";
import { version } from "../version";
import { openedBuild } from "../site/newer-build";

const useStyles = makeStyles({
  facts: {
    display: "grid",
    gridTemplateColumns: "max-content minmax(0, 1fr)",
    gap: "6px 24px",
    margin: 0,
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", gap: "2px" },
  },
  name: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, overflowWrap: "anywhere", [media.mobile]: { marginBottom: "8px" } },
});

function offlineState({ worker, offlineReady }: Installation): string {
  if (worker === "failed") return "indisponible : le navigateur a refusé de l'installer";
  if (offlineReady) return "prêt";
  return worker === "active" ? "en préparation" : "pas encore installé";
}

/** The state of the shell in this browser. */
export function ShellFacts() {
  const styles = useStyles();
  const installation = useInstallation();
  const facts = [
    ["Version du site", `${version} (${openedBuild() ?? "construction inconnue"})`],
    ["Fonctionnement hors ligne", offlineState(installation)],
    ["Application installée", installation.isInstalled ? "oui" : "non"],
  ] as const;
  return (
    <Surface title="Cet appareil">
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <FactRow key={name} name={name} value={value} />
        ))}
      </dl>
    </Surface>
  );
}

function FactRow({ name, value }: { name: string; value: string }) {
  const styles = useStyles();
  return (
    <>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{value}</dd>
    </>
  );
}

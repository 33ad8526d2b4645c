import { useNotify } from "@coulisses/shared-auth";
import { SHELL_APP } from "@coulisses/shared-domain/client-error/client-error";
import type { ApplicationHealth as Health } from "@coulisses/shared-domain/contract/client-errors";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { formatDateTime } from "@coulisses/shared-domain/time/format";
import {
  Button,
  Heading,
  LoadState,
  makeStyles,
  Surface,
  Tag,
  Text,
  tokens,
} from "@coulisses/shared-ui/base";
import { SimpleTable } from "@coulisses/shared-ui/data";
import { useState } from "react";
import { useChangeApplicationGuardMutation, useListApplicationHealthQuery } from "../api/applications";
import { AppActions } from "./app-actions";
import { Channels } from "./channels";
import { CommonErrors } from "./common-errors";
import { FoldedApp, useIsFolded } from "./folded-app";
import { frenchName } from "./french-name";
import { healthColumns } from "./health-columns";
import { StoriesLinks } from "./stories-links";

/** Milliseconds. */
const REFRESH = 30_000;

const useStyles = makeStyles({
  app: {
    display: "flex",
    flexDirection: "column",
    gap: "8px",
    padding: "16px 0",
    "& + &": { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  head: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 16px" },
  name: { flexGrow: 1 },
  history: { margin: "4px 0 0", paddingLeft: "20px", overflowWrap: "anywhere" },
  summary: {
    cursor: "pointer",
    borderRadius: "6px",
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

/** For administrators: the errors that all browsers told, by app and version, and what was done about them. */
export function ApplicationHealth() {
  const { data, error, refetch } = useListApplicationHealthQuery(undefined, {
    pollingInterval: REFRESH,
    refetchOnMountOrArgChange: true,
  });
  return (
    <Surface
      title="Erreurs des navigateurs"
      subtitle="Tous les appareils, depuis 30 jours. Une version publiée depuis moins d'une heure qui casse nettement plus que la précédente est retirée toute seule."
    >
      {data === undefined ? (
        <LoadState
          label="Chargement des erreurs..."
          error={error === undefined ? undefined : "Les erreurs n'ont pas pu être lues"}
          onRetry={() => void refetch()}
        />
      ) : (
        data.map((health) => <OneApp key={health.app} health={health} site={data} />)
      )}
    </Surface>
  );
}

type OneAppProps = {
  health: Health;
  /** All apps. */
  site: readonly Health[];
};

function OneApp({ health, site }: OneAppProps) {
  const styles = useStyles();
  const isFolded = useIsFolded();
  const { app, inPlace, disabled } = health;
  const name = frenchName(health);
  if (isFolded) {
    return (
      <FoldedApp app={name} label={app} state={stateInSite(health)}>
        <AppContent health={health} site={site} />
      </FoldedApp>
    );
  }
  return (
    <section className={styles.app} aria-label={app}>
      <div className={styles.head}>
        <Heading level={3} visual={4} className={styles.name}>
          {name === app ? app : `${name} · ${app}`}
        </Heading>
        {(inPlace === null || disabled !== null) && app !== SHELL_APP && (
          <Tag intent="warning">{stateInSite(health).label}</Tag>
        )}
      </div>
      <AppContent health={health} site={site} />
    </section>
  );
}

/** The state of an app in the whole site. */
function stateInSite({ app, inPlace, disabled }: Health) {
  if (disabled !== null) return { label: "En pause", intent: "warning" } as const;
  if (inPlace === null && app !== SHELL_APP) return { label: "Retirée", intent: "neutral" } as const;
  return { label: "En place", intent: "success" } as const;
}

function AppContent({ health, site }: OneAppProps) {
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  const { app, inPlace, publishedAt, versions, disabled, lastGood } = health;
  return (
    <>
      <div className={styles.head}>
        {publishedAt !== null && (
          <Text size="small" muted>
            Publiée le {formatDateTime(publishedAt)}
          </Text>
        )}
        {lastGood !== null && (
          <Text size="small" muted>
            Dernière version sans erreur : <code>{lastGood}</code>
          </Text>
        )}
        <StoriesLinks health={health} />
        {app !== SHELL_APP && inPlace !== null && <GuardSwitch health={health} />}
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? "Cacher" : "Voir"} les erreurs de ${app}`}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {isOpen ? "Cacher les erreurs" : "Voir les erreurs"}
        </Button>
      </div>
      {disabled !== null && (
        <Text as="p">{`Les gens lisent : « ${disabled.word} Pour en savoir plus, demande à ${disabled.ask}. »`}</Text>
      )}
      <AppActions health={health} />
      <Channels health={health} site={site} />
      <SimpleTable
        caption={`Versions de ${app}`}
        rows={versions}
        columns={healthColumns(inPlace)}
        getRowId={({ version }) => version}
        emptyText="Rien n'a encore été entendu de cette application."
      />
      {isOpen && <CommonErrors app={app} />}
      <History history={health.history} />
    </>
  );
}

function GuardSwitch({ health: { app, isGuarded } }: { health: Health }) {
  const notify = useNotify();
  const [change, changing] = useChangeApplicationGuardMutation();
  const switchTo = async (wanted: boolean) => {
    const answer = await change({ app, body: { isGuarded: wanted } });
    if ("error" in answer) return;
    const state = wanted ? "activé" : "coupé";
    notify({ type: "success", message: `Retour automatique ${state} pour ${app}` });
  };
  return (
    <>
      <Text size="small" muted>
        Retour automatique {isGuarded ? "activé" : "coupé"}
      </Text>
      <Button
        size="small"
        appearance="subtle"
        loading={changing.isLoading}
        aria-label={`${isGuarded ? "Couper" : "Activer"} le retour automatique de ${app}`}
        onClick={() => void switchTo(!isGuarded)}
      >
        {isGuarded ? "Couper" : "Activer"}
      </Button>
    </>
  );
}

function History({ history }: Pick<Health, "history">) {
  const styles = useStyles();
  if (history.length === 0) return null;
  return (
    <details>
      <summary className={styles.summary}>Historique</summary>
      <ul className={styles.history}>
        {history.map(({ at, text, by }) => (
          <li key={`${at} ${text}`}>
            {formatDateTime(at)} · {text}
            {by !== null && ` par ${displayName(by)}`}
          </li>
        ))}
      </ul>
    </details>
  );
}

import { makeStyles, Button, Surface, Text } from "@coulisses/shared-ui/base";
import { SimpleTable } from "@coulisses/shared-ui/data";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useLoader } from "../site/site";
import { useUpdates } from "../updates/updates";
import { ApplicationHealth } from "./application-health";
import { PublishingTokens } from "./publishing-tokens";
import { appColumns } from "./app-columns";
import { appFactsOf } from "./app-facts";
import { FactList } from "./fact-list";
import { FoldedApp, useIsFolded } from "./folded-app";
import { SharedModules } from "./shared-modules";
import { ShellFacts } from "./shell-facts";

const useStyles = makeStyles({
  page: { display: "grid", gap: "16px", maxWidth: "1300px" },
  advice: { marginTop: "12px" },
});

/** For administrators: the feature apps of the site, their versions, and their state in this tab. */
export default function AppsPage() {
  const styles = useStyles();
  const isFolded = useIsFolded();
  const loader = useLoader();
  const updates = useUpdates();
  const apps = useSyncExternalStore(loader.subscribe, loader.apps);
  const columns = useMemo(() => {
    const load = (name: string) => void loader.load(name).catch(() => undefined);
    return appColumns(
      (name) =>
        void loader.retry(name).then(() => {
          load(name);
        }),
    );
  }, [loader]);

  useEffect(() => void updates.check(), [updates]);

  return (
    <div className={styles.page}>
      <Surface
        title="Applications publiées"
        subtitle="Leur état est celui de cet onglet : une application se charge quand on ouvre une de ses pages."
        actions={
          <>
            <Button
              onClick={() => {
                for (const { name, state } of apps) {
                  if (state.status === "idle") loader.load(name).catch(() => undefined);
                }
              }}
            >
              Tout charger
            </Button>
            <Button appearance="primary" onClick={() => void updates.check()}>
              Actualiser
            </Button>
          </>
        }
      >
        {isFolded ? (
          apps.map((app) => (
            <FoldedApp key={app.name} app={app.name} label={`${app.name} ici`} state={appFactsOf(app).state}>
              <FactList app={app} columns={columns} />
            </FoldedApp>
          ))
        ) : (
          <SimpleTable
            rows={apps}
            columns={columns}
            getRowId={({ name }) => name}
            caption="Applications publiées"
            emptyText="Aucune application n'est publiée."
          />
        )}
        {apps.some(({ lastFailure }) => lastFailure !== undefined) && (
          <Text as="p" size="small" muted className={styles.advice}>
            Une application en panne n'arrête ni le site ni les autres. La remettre dans sa version précédente
            suffit souvent.
          </Text>
        )}
      </Surface>
      <ApplicationHealth />
      <SharedModules />
      <PublishingTokens />
      <ShellFacts />
    </div>
  );
}

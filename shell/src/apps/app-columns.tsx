import type { AppStatus } from "@coulisses/federation/loader";
import { Button, Tag, Text } from "@coulisses/shared-ui/base";
import type { Column } from "@coulisses/shared-ui/data";
import { appFactsOf } from "./app-facts";
import { LastFailure } from "./last-failure";

export function appColumns(onRetry: (name: string) => void): Column<AppStatus>[] {
  return [
    {
      key: "name",
      header: "Application",
      width: "180px",
      mobileTitle: true,
      render: ({ name }) => <Text weight="bold">{name}</Text>,
    },
    {
      key: "version",
      header: "Version",
      render: (app) => {
        const { version, next } = appFactsOf(app);
        return (
          <>
            <code>{version}</code>
            {next !== undefined && (
              <Text as="p" size="small" muted>
                {next} est publiée : elle arrive à la prochaine navigation
              </Text>
            )}
          </>
        );
      },
    },
    {
      key: "state",
      header: "État",
      width: "160px",
      priority: 5,
      render: (app) => {
        const { label, intent } = appFactsOf(app).state;
        return <Tag intent={intent}>{label}</Tag>;
      },
    },
    {
      key: "loadTime",
      header: "Chargement",
      width: "110px",
      align: "end",
      render: (app) => appFactsOf(app).loadTime,
    },
    {
      key: "lastFailure",
      header: "Dernière erreur",
      minWidth: 180,
      render: (app) => {
        const { lastFailure } = appFactsOf(app);
        return lastFailure === undefined ? "–" : <LastFailure failure={lastFailure} />;
      },
    },
    {
      key: "retry",
      header: "Réessayer",
      hideHeader: true,
      width: "110px",
      priority: 9,
      render: ({ name, state }) =>
        state.status === "failed" && (
          <Button
            size="small"
            aria-label={`Réessayer ${name}`}
            onClick={() => {
              onRetry(name);
            }}
          >
            Réessayer
          </Button>
        ),
    },
  ];
}

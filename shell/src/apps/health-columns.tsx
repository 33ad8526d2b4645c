import type { VersionHealth } from "@coulisses/shared-domain/contract/client-errors";
import { Tag } from "@coulisses/shared-ui/base";
import type { Column } from "@coulisses/shared-ui/data";
import { Trend } from "./trend";

/** « 3 sur 40 (7,5 %) » */
function failedShare({ sessions, failedSessions }: VersionHealth): string {
  if (sessions === 0) return "–";
  const share = (failedSessions / sessions).toLocaleString("fr", {
    style: "percent",
    maximumFractionDigits: 1,
  });
  return `${failedSessions} sur ${sessions} (${share})`;
}

export function healthColumns(inPlace: string | null): Column<VersionHealth>[] {
  return [
    {
      key: "version",
      header: "Version",
      mobileTitle: true,
      render: ({ version }) => (
        <>
          <code>{version}</code> {version === inPlace && <Tag intent="success">En place</Tag>}
        </>
      ),
    },
    { key: "failed", header: "Sessions en erreur", width: "170px", render: failedShare },
    {
      key: "lastDay",
      header: "Erreurs en 24 h",
      width: "170px",
      render: ({ lastDay }) => <Trend counts={lastDay} since="depuis 24 heures" />,
    },
    {
      key: "lastMonth",
      header: "Erreurs en 30 jours",
      width: "200px",
      render: ({ lastMonth }) => <Trend counts={lastMonth} since="depuis 30 jours" />,
    },
  ];
}

import { useCan, useNotify, useSession } from "@coulisses/shared-auth";
import { PageAction } from "@coulisses/shared-ui/base";
import { downloadFile } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { Menu } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { fetchPlanning, type PlanningFormat } from "../api/calendar-api";

/** Downloads a planning; shows a notice when it fails. */
export function useDownloadPlanning(volunteerId?: number) {
  const notify = useNotify();
  const { userId } = useSession();
  const [isLoading, setLoading] = useState(false);
  const download = async (format: PlanningFormat) => {
    setLoading(true);
    try {
      const { name, content } = await fetchPlanning(
        format,
        // A booklet maker's own booklet is made like the others', by id.
        volunteerId ?? (format === "booklet" && userId !== null ? userId : undefined),
      );
      downloadFile(name, content);
    } catch {
      notify({
        type: "error",
        message: "Le planning n'a pas pu être téléchargé. Vérifie ta connexion et réessaie.",
      });
    }
    setLoading(false);
  };
  return { download, isLoading };
}

type DownloadMenuProps = {
  /** Id of the volunteer; absent for one's own planning. */
  volunteerId?: number;
};

/** Menu of a planning's files; empty without the permission. */
export function DownloadMenu({ volunteerId }: DownloadMenuProps) {
  const isOwn = volunteerId === undefined;
  const mayDownload = useCan(isOwn ? "download-planning" : "affect-volunteer");
  const mayFold = useCan("affect-volunteer");
  const { download, isLoading } = useDownloadPlanning(volunteerId);
  const label = isOwn ? "Télécharger mon planning" : "Télécharger le planning";

  if (!mayDownload) return null;
  return (
    <Menu
      label={label}
      trigger={
        <PageAction label={label} icon={<UiIcon name="download" />} loading={isLoading} wordsFrom={1440} />
      }
      items={[
        { label: "Au format PDF", onSelect: () => void download("pdf") },
        { label: "Au format ICal", onSelect: () => void download("calendar") },
        ...(mayFold ? [{ label: "Sous forme de livret", onSelect: () => void download("booklet") }] : []),
      ]}
    />
  );
}

import { authorizedFetch, pathOf, useNotify } from "@coulisses/shared-auth";
import { activityDashboardRoutes } from "@coulisses/shared-domain/routes/activity-dashboards";
import { PageAction } from "@coulisses/shared-ui/base";
import { downloadCsv } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useState } from "react";

async function fetchCsv(): Promise<string> {
  const response = await authorizedFetch(pathOf(activityDashboardRoutes.forSigna), {
    headers: { Accept: "text/csv" },
  });
  if (!response.ok) throw new Error(`for-signa: ${response.status}`);
  return response.text();
}

/** Downloads every requested signage, as a file for the workshop. */
export function SignageExportButton() {
  const notify = useNotify();
  const [exporting, setExporting] = useState(false);
  const exportSignages = async () => {
    setExporting(true);
    try {
      downloadCsv("export-signa", await fetchCsv());
    } catch {
      notify({
        type: "error",
        message: "L'export des signalétiques n'a pas pu être téléchargé. Vérifie ta connexion et réessaie.",
      });
    } finally {
      setExporting(false);
    }
  };
  return (
    <PageAction
      label="Export Signa"
      wordsFrom={1536}
      icon={<UiIcon name="download" />}
      loading={exporting}
      onClick={() => void exportSignages()}
    />
  );
}

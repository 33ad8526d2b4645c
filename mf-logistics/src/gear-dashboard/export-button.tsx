import { useNotify } from "@coulisses/shared-auth";
import { PageAction } from "@coulisses/shared-ui/base";
import { downloadCsv } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useState } from "react";
import { fetchShortages } from "../api/gear-recap-api";

/** Downloads every shortage, whatever the filters. */
export function ExportButton() {
  const notify = useNotify();
  const [exporting, setExporting] = useState(false);

  const exportShortages = async () => {
    setExporting(true);
    try {
      downloadCsv("recap-matos", await fetchShortages());
    } catch {
      notify({
        type: "error",
        message: "Le récap n'a pas pu être exporté. Vérifie ta connexion et réessaie.",
      });
    }
    setExporting(false);
  };
  return (
    <PageAction
      label="Exporter"
      icon={<UiIcon name="download" />}
      loading={exporting}
      onClick={() => void exportShortages()}
    />
  );
}

import { authorizedFetch, useNotify } from "@coulisses/shared-auth";
import { PageAction } from "@coulisses/shared-ui/base";
import { downloadCsv } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useState } from "react";

type Props = {
  /** The name of the file, without its date. */
  name: string;
  /** The path of the call that answers the file. */
  path: string;
};

/** A button that downloads a file made by the server. */
export function ExportButton({ name, path }: Props) {
  const notify = useNotify();
  const [exporting, setExporting] = useState(false);

  const exportAll = async () => {
    setExporting(true);
    try {
      const response = await authorizedFetch(path, { headers: { Accept: "text/csv" } });
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      downloadCsv(name, await response.text());
    } catch {
      notify({
        type: "error",
        message: "Le fichier n'a pas pu être exporté. Vérifie ta connexion et réessaie.",
      });
    }
    setExporting(false);
  };
  return (
    <PageAction
      label="Exporter"
      icon={<UiIcon name="download" />}
      loading={exporting}
      onClick={() => void exportAll()}
    />
  );
}

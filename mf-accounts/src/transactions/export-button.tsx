import { useNotify } from "@coulisses/shared-auth";
import { PageAction } from "@coulisses/shared-ui/base";
import { downloadCsv } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useState } from "react";

type Props = {
  /** Of the file, without its date. */
  name: string;
  fetchCsv: () => Promise<string>;
};

/** A file that the server makes. */
export function ExportButton({ name, fetchCsv }: Props) {
  const notify = useNotify();
  const [exporting, setExporting] = useState(false);

  const exportAll = async () => {
    setExporting(true);
    try {
      downloadCsv(name, await fetchCsv());
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

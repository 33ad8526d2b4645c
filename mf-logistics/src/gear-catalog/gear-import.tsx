import { isApiError, useListGearCategoriesQuery, useListGearsQuery } from "@coulisses/shared-auth";
import { gearRows } from "@coulisses/shared-domain/gear/gear-rows";
import { SheetImport } from "@coulisses/shared-pages/spreadsheet";
import { useMemo } from "react";
import { useImportGearsMutation } from "../api/gears-api";

const none: never[] = [];

export default function GearImport({ onClose }: { onClose: () => void }) {
  const gears = useListGearsQuery();
  const categories = useListGearCategoriesQuery();
  const [importRows] = useImportGearsMutation();
  const kind = useMemo(
    () => gearRows({ gears: gears.data ?? none, categories: categories.data ?? none }),
    [gears.data, categories.data],
  );
  const error = gears.error ?? categories.error;
  return (
    <SheetImport
      title="Importer du matos"
      subtitle="Chaque ligne du fichier ajoute un matos au catalogue, une fois vérifiée ici."
      name="matos"
      kind={kind}
      ready={gears.data !== undefined && categories.data !== undefined}
      failed={
        isApiError(error)
          ? { message: error.message, retry: () => void Promise.all([gears.refetch(), categories.refetch()]) }
          : undefined
      }
      send={(rows) => importRows({ body: { rows } })}
      onClose={onClose}
    />
  );
}

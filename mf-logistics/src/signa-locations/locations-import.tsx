import { isApiError, useListLocationsQuery } from "@coulisses/shared-auth";
import { locationRows } from "@coulisses/shared-domain/location/location-rows";
import { SheetImport } from "@coulisses/shared-pages/spreadsheet";
import { useMemo } from "react";
import { useImportLocationsMutation } from "../api/locations-api";

const none: never[] = [];

export default function LocationsImport({ onClose }: { onClose: () => void }) {
  const { data: places, error, refetch } = useListLocationsQuery();
  const [importRows] = useImportLocationsMutation();
  const kind = useMemo(() => locationRows(places ?? none), [places]);
  return (
    <SheetImport
      title="Importer des lieux"
      subtitle="Un point par sa latitude et sa longitude ; une route ou une zone par ses points : 45.783 4.872 ; 45.784 4.873."
      name="lieux"
      kind={kind}
      ready={places !== undefined}
      failed={isApiError(error) ? { message: error.message, retry: () => void refetch() } : undefined}
      send={(rows) => importRows({ body: { rows } })}
      onClose={onClose}
    />
  );
}

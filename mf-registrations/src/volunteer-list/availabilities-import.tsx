import { isApiError, useListVolunteersQuery } from "@coulisses/shared-auth";
import { availabilityRows } from "@coulisses/shared-domain/volunteer-availability/availability-rows";
import { SheetImport } from "@coulisses/shared-pages/spreadsheet";
import { useMemo, useState } from "react";
import { useImportAvailabilitiesMutation } from "../api/volunteers-api";

const none: never[] = [];

export default function AvailabilitiesImport({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useListVolunteersQuery();
  const [importRows] = useImportAvailabilitiesMutation();
  const [now] = useState(() => new Date().toISOString());
  const kind = useMemo(() => {
    const people = (data ?? none).flatMap(({ id, email }) => (email === undefined ? [] : [{ id, email }]));
    return availabilityRows({ people, now });
  }, [data, now]);
  return (
    <SheetImport
      title="Importer des disponibilités"
      subtitle="Chaque ligne ajoute un créneau à ceux de la personne qui a cette adresse ; ceux qu'elle a donnés restent."
      name="disponibilites"
      kind={kind}
      ready={data !== undefined}
      failed={isApiError(error) ? { message: error.message, retry: () => void refetch() } : undefined}
      send={(rows) => importRows({ body: { rows } })}
      onClose={onClose}
    />
  );
}

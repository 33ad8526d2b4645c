import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import {
  type CatalogueSignageItem,
  matchesSignageSearch,
} from "@coulisses/shared-domain/signage/signage-catalogue";
import { useCan, useListSignagesQuery, loadState } from "@coulisses/shared-auth";
import { ListPage, PageAction, Surface } from "@coulisses/shared-ui/base";
import { DataTable } from "@coulisses/shared-ui/data";
import { FilterBar, SearchField, SelectField } from "@coulisses/shared-ui/filters";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useMemo, useState } from "react";
import { signageColumns } from "./columns";
import { readSignageType, signageTypeChoices } from "./signage-form";

const SignageDialog = onDemand(() => import("./signage-dialog"));
const RemoveSignageDialog = onDemand(() => import("./remove-signage-dialog"));
const ImageDialog = onDemand(() => import("./image-dialog"));

const keys = ["name", "type"] as const;
const none: never[] = [];

export default function SignageCatalogPage() {
  const canWrite = useCan("write-signage-catalog");
  const { filters, field, bar } = useAddressFilters(keys);
  const reading = useListSignagesQuery();
  const { data: signages = none } = reading;
  const [adding, setAdding] = useState(false);
  const [edited, setEdited] = useState<CatalogueSignageItem | null>(null);
  const [signageToRemove, setSignageToRemove] = useState<CatalogueSignageItem | null>(null);
  const [pictured, setPictured] = useState<CatalogueSignageItem | null>(null);

  const type = readSignageType(filters.type);
  const matching = useMemo(
    () => signages.filter((signage) => matchesSignageSearch(signage, { name: filters.name, type })),
    [signages, filters.name, type],
  );
  const columns = useMemo(
    () =>
      signageColumns({
        onShow: setPictured,
        writes: canWrite ? { onEdit: setEdited, onRemove: setSignageToRemove } : undefined,
      }),
    [canWrite],
  );

  return (
    <ListPage
      filters={
        <FilterBar {...bar} search={<SearchField label="Nom de la signalisation" {...field("name")} />}>
          <SelectField
            label="Type de signalisation"
            hideLabel
            options={signageTypeChoices}
            placeholder="Tous les types"
            value={type ?? null}
            onChange={field("type").onChange}
          />
        </FilterBar>
      }
      actions={
        canWrite && (
          <PageAction
            main
            label="Ajouter une signalisation"
            icon={<UiIcon name="add" />}
            onClick={() => setAdding(true)}
          />
        )
      }
    >
      <Surface padded={false}>
        <DataTable
          caption="Signalisations"
          rows={matching}
          columns={columns}
          getRowId={({ id }) => id}
          loadingText="Chargement des signalisations..."
          emptyText="Aucune signalisation trouvée"
          {...loadState(reading)}
        />
      </Surface>
      {adding && <SignageDialog onClose={() => setAdding(false)} />}
      {edited && <SignageDialog signage={edited} onClose={() => setEdited(null)} />}
      {signageToRemove && (
        <RemoveSignageDialog signage={signageToRemove} onClose={() => setSignageToRemove(null)} />
      )}
      {pictured && <ImageDialog signage={pictured} onClose={() => setPictured(null)} />}
    </ListPage>
  );
}

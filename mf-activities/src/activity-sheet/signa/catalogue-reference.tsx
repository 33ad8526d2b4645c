import type { Signage } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { readingState, useCan, useIsMemberOf, useListSignagesQuery } from "@coulisses/shared-auth";
import { Text } from "@coulisses/shared-ui/base";
import { SearchPicker } from "@coulisses/shared-ui/filters";
import { linkSignage } from "../../api/edits/signa-edits";
import { useQuickValue, useSheet } from "../sheet";

/** The catalogue item that answers a request; signa chooses it until it has approved. */
export function CatalogueReference({ signage }: { signage: Signage }) {
  const { locks, isArchived } = useSheet();
  const isSigna = useIsMemberOf("signa");
  const mayLink = useCan("validate-fa");
  const seesCatalogue = useCan("read-signage-catalog");
  const links = !isArchived && isSigna && mayLink && seesCatalogue && !locks.signa;
  const { data = [], ...request } = useListSignagesQuery(undefined, { skip: !links });
  const [itemId, choose] = useQuickValue<number | undefined, number>(signage.catalogItem?.id, (id) =>
    linkSignage(signage.id, id),
  );

  if (!links) return signage.catalogItem?.name ?? <Text muted>À attribuer</Text>;
  const ofSameType = data.filter(({ type }) => type === signage.type);
  const item = ofSameType.find(({ id }) => id === itemId);
  return (
    <SearchPicker
      label={`Référence de « ${signage.text} »`}
      hideLabel
      options={ofSameType}
      getKey={({ id }) => id}
      getLabel={({ name }) => name}
      value={item ?? signage.catalogItem ?? null}
      {...readingState(request)}
      onChange={(item) => item && choose(item.id)}
    />
  );
}

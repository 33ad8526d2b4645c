import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import { Button, useDocumentTitle } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { AccountCheckView } from "./account-check";
import { EditionStatementView } from "./edition-statement";
import { type LedgerView, readEdition, readView } from "./filters";
import { LedgerList } from "./ledger-list";

const keys = ["view", "edition"] as const;
const titles: Readonly<Record<LedgerView, string | undefined>> = {
  list: undefined,
  check: "Vérifier les comptes",
  statement: "Bilan de l'édition",
};

/** Personal accounts for their managers: movements, check and statement. */
export default function TransactionsPage() {
  const { filters, set, reset } = useAddressFilters(keys);
  const view = readView(filters.view);
  useDocumentTitle(titles[view]);

  if (view === "list") return <LedgerList onView={(next) => set("view", next)} />;
  const back = (
    <Button icon={<UiIcon name="chevron-left" />} onClick={reset}>
      Toutes les transactions
    </Button>
  );
  if (view === "check") return <AccountCheckView back={back} />;
  const present = editionOf(new Date());
  return (
    <EditionStatementView
      edition={readEdition(filters.edition, present)}
      present={present}
      onEdition={(edition) => set("edition", String(edition))}
      back={back}
    />
  );
}

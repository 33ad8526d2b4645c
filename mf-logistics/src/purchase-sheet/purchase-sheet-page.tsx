import { PageToCome } from "@coulisses/shared-ui/base";

export default function PurchaseSheetPage() {
  return <PageToCome title="Fiche Achat" />;
}

import { PageToCome } from "@coulisses/shared-ui/base";

export default function PurchaseListPage() {
  return <PageToCome title="Fiches Achat" />;
}

import { PageToCome } from "@coulisses/shared-ui/base";

export default function InventoryPage() {
  return <PageToCome title="Inventaire Matos" />;
}

import { PageToCome } from "@coulisses/shared-ui/base";

export default function GearCatalogPage() {
  return <PageToCome title="Catalogue Matos" />;
}

import { PageToCome } from "@coulisses/shared-ui/base";

export default function SignageCatalogPage() {
  return <PageToCome title="Catalogue Signa" />;
}

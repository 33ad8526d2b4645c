import { PageToCome } from "@coulisses/shared-ui/base";

export default function ContributionsPage() {
  return <PageToCome title="Cotisations" />;
}

import { PageToCome } from "@coulisses/shared-ui/base";

export default function OrgaNeedPage() {
  return <PageToCome title="Besoin Orgas" />;
}

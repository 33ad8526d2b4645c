import { PageToCome } from "@coulisses/shared-ui/base";

export default function GearRequestsPage() {
  return <PageToCome title="Demandes de matériel FA" />;
}

import { PageToCome } from "@coulisses/shared-ui/base";

export default function GearDashboardPage() {
  return <PageToCome title="Récap Matos" />;
}

import { PageToCome } from "@coulisses/shared-ui/base";

export default function StatisticsPage() {
  return <PageToCome title="Statistiques" />;
}

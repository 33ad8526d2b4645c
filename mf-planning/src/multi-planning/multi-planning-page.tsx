import { PageToCome } from "@coulisses/shared-ui/base";

export default function MultiPlanningPage() {
  return <PageToCome title="Multi Planning" />;
}

import { PageToCome } from "@coulisses/shared-ui/base";

export default function MyPlanningPage() {
  return <PageToCome title="Mon Planning" />;
}

import { PageToCome } from "@coulisses/shared-ui/base";

export default function VolunteerPlanningPage() {
  return <PageToCome title="Planning" />;
}

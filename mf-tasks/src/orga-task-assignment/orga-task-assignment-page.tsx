import { PageToCome } from "@coulisses/shared-ui/base";

export default function OrgaTaskAssignmentPage() {
  return <PageToCome title="Affect Orga-Tâche" />;
}

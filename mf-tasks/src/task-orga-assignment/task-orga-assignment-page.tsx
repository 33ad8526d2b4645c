import { PageToCome } from "@coulisses/shared-ui/base";

export default function TaskOrgaAssignmentPage() {
  return <PageToCome title="Affect Tâche-Orga" />;
}

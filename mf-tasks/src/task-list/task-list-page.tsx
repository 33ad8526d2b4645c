import { PageToCome } from "@coulisses/shared-ui/base";

export default function TaskListPage() {
  return <PageToCome title="Fiches Tâches" />;
}

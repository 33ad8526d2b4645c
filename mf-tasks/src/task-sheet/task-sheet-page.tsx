import { PageToCome } from "@coulisses/shared-ui/base";

export default function TaskSheetPage() {
  return <PageToCome title="Fiche Tâche" />;
}

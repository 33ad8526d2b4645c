import { PageToCome } from "@coulisses/shared-ui/base";

export default function Task420Page() {
  return <PageToCome title="Fiche Tâche" />;
}

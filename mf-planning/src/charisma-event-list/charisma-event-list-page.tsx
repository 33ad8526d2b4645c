import { PageToCome } from "@coulisses/shared-ui/base";

export default function CharismaEventListPage() {
  return <PageToCome title="Événements Charismatiques" />;
}

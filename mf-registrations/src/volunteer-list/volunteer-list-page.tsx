import { PageToCome } from "@coulisses/shared-ui/base";

export default function VolunteerListPage() {
  return <PageToCome title="Liste des Bénévoles" />;
}

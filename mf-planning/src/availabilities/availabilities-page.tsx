import { PageToCome } from "@coulisses/shared-ui/base";

export default function AvailabilitiesPage() {
  return <PageToCome title="Mes Dispos" />;
}

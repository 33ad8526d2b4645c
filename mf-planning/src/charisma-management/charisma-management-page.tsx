import { PageToCome } from "@coulisses/shared-ui/base";

export default function CharismaManagementPage() {
  return <PageToCome title="Gestion du Charisme" />;
}

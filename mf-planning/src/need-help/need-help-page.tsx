import { PageToCome } from "@coulisses/shared-ui/base";

export default function NeedHelpPage() {
  return <PageToCome title="Besoin d'aide" />;
}

import { PageToCome } from "@coulisses/shared-ui/base";

export default function SecurityPage() {
  return <PageToCome title="Récapitulatif Sécurité" />;
}

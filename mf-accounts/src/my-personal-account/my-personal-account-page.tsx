import { PageToCome } from "@coulisses/shared-ui/base";

export default function MyPersonalAccountPage() {
  return <PageToCome title="Mon Compte Perso" />;
}

import { PageToCome } from "@coulisses/shared-ui/base";

export default function SignaLocationsPage() {
  return <PageToCome title="Lieux de la Signa" />;
}

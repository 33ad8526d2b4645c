import { PageToCome } from "@coulisses/shared-ui/base";

export default function ConsumptionsPage() {
  return <PageToCome title="SG" />;
}

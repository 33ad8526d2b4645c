import { PageToCome } from "@coulisses/shared-ui/base";

export default function ConfigurationPage() {
  return <PageToCome title="Config Système" />;
}

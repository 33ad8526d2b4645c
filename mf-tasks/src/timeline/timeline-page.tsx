import { PageToCome } from "@coulisses/shared-ui/base";

export default function TimelinePage() {
  return <PageToCome title="Timeline" />;
}

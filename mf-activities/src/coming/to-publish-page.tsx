import { PageToCome } from "@coulisses/shared-ui/base";

export default function ToPublishPage() {
  return <PageToCome title="Animations à Publier" />;
}

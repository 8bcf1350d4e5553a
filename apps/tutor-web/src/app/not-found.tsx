import { Badge } from "@pkg/ui/badge";
import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { NotFoundPage } from "@pkg/web/platform/status-pages/not-found-page";

export const metadata = pageMetadata("페이지를 찾을 수 없어요");

export default function MissingPage() {
  return <NotFoundPage aside={<Badge tone="brand">선생님</Badge>} />;
}

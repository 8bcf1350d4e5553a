import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { NotFoundPage } from "@pkg/web/platform/status-pages/not-found-page";
import { WAYS_ON } from "@/lib/site/ways-on";

export const metadata = pageMetadata("페이지를 찾을 수 없어요");

export default function Page() {
  return <NotFoundPage links={WAYS_ON} />;
}

import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { NotFoundIsland } from "@pkg/web/platform/shell/start-up";

export const metadata = pageMetadata("페이지를 찾을 수 없어요");

export default function NotFound() {
  return <NotFoundIsland />;
}

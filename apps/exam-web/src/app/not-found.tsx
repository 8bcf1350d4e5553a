import { pageMetadata } from "@pkg/web/metadata";
import { NotFoundIsland } from "@pkg/web/shell/start-up";

export const metadata = pageMetadata("페이지를 찾을 수 없어요");

export default function NotFound() {
  return <NotFoundIsland />;
}

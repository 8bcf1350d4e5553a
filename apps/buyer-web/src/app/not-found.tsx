import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { NotFoundPage } from "@pkg/web/platform/status-pages/not-found-page";

export const metadata = pageMetadata("페이지를 찾을 수 없어요");

const WAYS_ON = [
  { href: "/price", label: "가격 보기" },
  { href: "/myclass", label: "내 수업" },
  { href: "/help", label: "고객센터" },
];

export default function Page() {
  return <NotFoundPage links={WAYS_ON} />;
}

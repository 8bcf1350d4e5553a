import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { Suspense } from "react";
import { FaqsPage } from "@/features/faqs/faqs-page";
import { BuyerSite } from "@/lib/site/buyer-site";
import { loadProducts } from "@/lib/site/public-data";

export const metadata = pageMetadata(
  "자주 묻는 질문",
  "수업, 선생님, 결제와 환불, 태블릿에 대해 많이 묻는 질문을 찾아볼 수 있어요.",
  "/faq",
);

type FaqRouteProps = { searchParams: Promise<{ q?: string | string[] }> };

export default function Page({ searchParams }: FaqRouteProps) {
  return (
    <BuyerSite>
      <Suspense fallback={<RowsSkeleton title="자주 묻는 질문" rows={8} />}>
        <Faq searchParams={searchParams} />
      </Suspense>
    </BuyerSite>
  );
}

async function Faq({ searchParams }: FaqRouteProps) {
  const { q } = await searchParams;
  const products = await loadProducts().catch(() => []);
  return <FaqsPage search={([q].flat()[0] ?? "").trim().slice(0, 60)} products={products} />;
}

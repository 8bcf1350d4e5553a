import { pageMetadata } from "@pkg/web/metadata";
import { OrderCompletePage } from "@/features/orders/order-complete-page";

export const metadata = pageMetadata("결제를 마쳤어요");

export default async function Page({ searchParams }: { searchParams: Promise<{ merchantUid?: string | string[] }> }) {
  const { merchantUid } = await searchParams;
  return <OrderCompletePage id={typeof merchantUid === "string" && merchantUid ? merchantUid : null} />;
}

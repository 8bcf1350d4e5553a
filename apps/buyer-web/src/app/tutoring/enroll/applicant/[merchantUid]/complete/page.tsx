import { pageMetadata } from "@pkg/web/metadata";
import { OrderCompletePage } from "@/features/orders/order-complete-page";

export const metadata = pageMetadata("신청을 마쳤어요");

export default async function Page({ params }: { params: Promise<{ merchantUid: string }> }) {
  const { merchantUid } = await params;
  return <OrderCompletePage id={merchantUid} />;
}

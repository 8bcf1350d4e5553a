import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { PaymentIsland } from "@/features/payment/payment-island";

export const metadata = pageMetadata("결제하기");

export default function Page() {
  return <PaymentIsland />;
}

import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { PaymentPage } from "@/features/payment/payment-page";

export const metadata = pageMetadata("결제하기");

export default function Page() {
  return <PaymentPage />;
}

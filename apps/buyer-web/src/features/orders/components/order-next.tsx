import { needsWishes } from "@pkg/domain";
import { Banner } from "@pkg/ui/banner";
import Link from "next/link";
import type { Order } from "../queries";

/** The pending steps of an order. */
export function OrderNext({ order }: { order: Order }) {
  const { status, merchantUid } = order;
  if (status === "UNKNOWN" || status === "PENDING") {
    return (
      <Banner tone="warn" inline className="mb-5 print:hidden">
        결제 결과를 확인하고 있어요. 다시 결제하지 마세요.
      </Banner>
    );
  }
  if (!needsWishes(order)) return null;
  return (
    <Banner
      tone="info"
      inline
      className="mb-5 print:hidden"
      action={
        <Link
          href={`/tutoring/enroll/applicant/${merchantUid}`}
          className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap underline"
        >
          알려 주기
        </Link>
      }
    >
      어떤 선생님이 좋을지 알려 주세요.
    </Banner>
  );
}

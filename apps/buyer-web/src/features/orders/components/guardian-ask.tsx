import { Banner } from "@pkg/ui/banner";
import Link from "next/link";
import { dutyOf, guardianPage, useGuardian } from "@/lib/account/guardian";
import { useMe } from "@/lib/account/me";
import type { Order } from "../queries";

/** Asks a minor of 14 to 18 for a guardian, who then hears of this payment too. Renders nothing for others. */
export function GuardianAsk({ order: { merchantUid } }: { order: Order }) {
  const { data: me } = useMe();
  const isTold = me !== undefined && dutyOf(me, null) === "NOTICE";
  const guardian = useGuardian(isTold);
  if (!isTold || guardian.data !== null) return null;
  const here = `/tutoring/enroll/payment-complete?merchantUid=${merchantUid}`;
  return (
    <div className="px-(--size-gutter) pb-8">
      <Banner
        inline
        action={
          <Link
            href={guardianPage(here)}
            className="inline-flex min-h-11 shrink-0 items-center font-semibold underline"
          >
            알려 주기
          </Link>
        }
      >
        보호자 연락처를 일주일 안에 알려 주시면 이번 결제부터 문자로 알려 드려요.
      </Banner>
    </div>
  );
}

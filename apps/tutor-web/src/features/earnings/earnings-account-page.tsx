"use client";

import { BackLink } from "@pkg/ui/back-link";
import { EmptyState } from "@pkg/ui/states";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import Link from "next/link";
import { usePayoutAccount } from "@/lib/own-tutor/payout-account";
import { TutorGate } from "@/lib/own-tutor/tutor-gate";
import { AccountForm } from "./components/account-form";
import { accountLabel } from "./earnings-text";
import type { PayoutAccount } from "./queries";

/** `/earnings/account`: where the tutor is paid. */
export function EarningsAccountPage() {
  return (
    <TutorGate reading={usePayoutAccount()} what="지급 계좌를">
      {(account) => (
        <div className="max-w-120">
          <BackLink href="/earnings" linkAs={Link}>
            수입
          </BackLink>
          <div className="mt-2">
            <PageTitle
              lead={`${account.tutorName} 선생님 이름으로 된 계좌만 등록할 수 있어요. 은행에서 예금주를 확인해요.`}
            >
              지급 계좌
            </PageTitle>
          </div>
          <Registered account={account} />
          {account.phoneNumber === null ? (
            <EmptyState
              className="py-10"
              title="확인할 휴대폰 번호가 없어요"
              reason="고객센터로 알려 주시면 번호를 먼저 확인해 드려요."
            />
          ) : (
            <AccountForm phoneNumber={account.phoneNumber} />
          )}
        </div>
      )}
    </TutorGate>
  );
}

function Registered({ account: { account } }: { account: PayoutAccount }) {
  if (!account) return null;
  return (
    <p className="tabular-nums mb-6 rounded-md bg-sunken px-4 py-3 text-body-sm">
      지금 계좌: <strong>{accountLabel(account)}</strong> · 예금주 {account.holderName}
    </p>
  );
}

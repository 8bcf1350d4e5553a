import { ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { AppLink } from "@pkg/web/platform/site/app-link";
import { useOwnClasses } from "@/lib/own-tutor/own-classes";
import { awaitingText, usePayoutAccount } from "@/lib/own-tutor/payout-account";

/** Where to register an account, for tutors who teach or wait for pay and have none. Renders nothing for others. */
export function HomeAccount() {
  const { data: classes } = useOwnClasses();
  const { data } = usePayoutAccount();
  if (data?.account !== null || (!data.awaiting && !classes?.length)) return null;
  return (
    <Card as="section" tone="accent" aria-labelledby="account" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="min-w-[min(12rem,100%)] flex-1">
        <h2 id="account" className="text-label">
          수업료를 받을 계좌가 없어요
        </h2>
        <p className="mt-0.5 text-body-sm text-fg-2">
          {data.awaiting ? awaitingText(data.awaiting) : "계좌를 등록하면 수업료를 보내 드려요."}
        </p>
      </div>
      <ButtonLink href="/earnings/account" linkAs={AppLink} size="sm">
        계좌 등록하기
      </ButtonLink>
    </Card>
  );
}

"use client";

import { formatWon, REFERRAL_CREDIT, REFERRAL_DISCOUNT } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import { isApiError } from "@pkg/web/platform/api/api";
import { goUrl } from "@pkg/web/platform/navigation/go";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { Credits } from "./components/credits";
import { Invitations } from "./components/invitations";
import { ReferrerTerms } from "./components/referral-terms";
import { ShareCode } from "./components/share-code";
import { type OwnReferral, useOwnReferral } from "./queries";

/** `/mypage/referral`: the own code with ways to send it, the friends who came, and the coupons they brought. */
export function ReferralsPage() {
  const { data, error, refetch } = useOwnReferral();
  return (
    <>
      <PageTitle
        lead={`친구는 첫 수업료에서 ${formatWon(REFERRAL_DISCOUNT)}을 아끼고, 나는 ${formatWon(REFERRAL_CREDIT)} 쿠폰을 받아요.`}
      >
        친구 초대
      </PageTitle>
      {data ? <Own referral={data} /> : null}
      {!data && !error ? <RowsSkeleton rows={5} /> : null}
      {!data && error ? <Problem error={error} onRetry={() => void refetch()} /> : null}
    </>
  );
}

function Own({ referral }: { referral: OwnReferral }) {
  return (
    <div className="grid gap-9">
      <ShareCode code={referral.code} />
      <Credits credits={referral.credits} />
      <Invitations invitations={referral.invitations} />
      <div className="-mt-10">
        <ReferrerTerms />
      </div>
    </div>
  );
}

function Problem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!isApiError(error, "class", 10004)) return <LoadProblem error={error} onRetry={onRetry} what="추천코드를" />;
  return (
    <EmptyState
      className="py-12"
      title="가입을 마치면 코드를 드려요"
      reason="이름과 연락처만 더 알려 주시면 돼요."
      action={<ButtonLink href={goUrl("account", "/signup", { next: "/mypage/referral" })}>가입 마치기</ButtonLink>}
    />
  );
}

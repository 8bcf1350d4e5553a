import { formatKoreanDate, UP_SELLING_DAYS } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import dynamic from "next/dynamic";
import { type ClassOffers, useClassOffers } from "./class-offer-queries";

/** Loads with the classes that can go on. */
const ContinuationForm = dynamic(async () => (await import("./continuation-form")).ContinuationForm);

/** The offer to go on with a class that has its tutor: the one that holds, and the way to a new one. `whom`: its buyer, with their phone number. */
export function MatchContinuation({ id, whom }: { id: string; whom: string }) {
  const { data, error, refetch } = useClassOffers(id);
  if (!data) {
    return error ? (
      <LoadProblem error={error} onRetry={() => void refetch()} what="이어 듣기 제안을" />
    ) : (
      <RowsSkeleton rows={2} />
    );
  }
  return (
    <section aria-labelledby="continuation" className="grid gap-4 rounded-lg bg-sunken p-5">
      <div>
        <h2 id="continuation" className="text-title-3">
          이어 듣기 제안
        </h2>
        <Standing found={data} id={id} />
      </div>
      {data.classes.some(({ matchId }) => matchId === id) ? (
        <ContinuationForm id={id} classes={data.classes} whom={whom} />
      ) : null}
    </section>
  );
}

function Standing({ found: { offer, classes }, id }: { found: ClassOffers; id: string }) {
  const canGoOn = classes.some(({ matchId }) => matchId === id);
  return (
    <>
      {offer ? (
        <p className="figures mt-2 flex flex-wrap items-center gap-2 text-body-sm">
          <Badge tone="brand">{offer.isOfStaff ? "직원이 보낸 제안" : "저절로 간 제안"}</Badge>
          {formatKoreanDate(new Date(offer.expiresAt))}까지 열려 있어요 · 상품 {offer.productIds.length}개
        </p>
      ) : null}
      <p className="mt-2 text-body-sm text-fg-2">
        {canGoOn
          ? `같은 선생님과 이어 듣는 결제 링크가 내 수업에 생기고, 구매자에게 문자로 알려요. ${offer ? "새로 보내면 새 제안이 보여요." : `${UP_SELLING_DAYS}일 동안 열려요.`}`
          : "지금은 이어서 들을 수 없는 수업이에요. 정기 결제 중이거나, 선생님 시간이 없거나, 이어 들을 상품이 없어요."}
      </p>
    </>
  );
}

import { formatWon, subjectName, TUTOR_RANK_NAMES } from "@pkg/domain";
import { Button, ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { Loading } from "@pkg/ui/loading";
import Link from "next/link";
import { changedRank, priceChange, type Swap } from "./swaps";

type SwapNoticeProps = {
  /** Null while loading. */
  swaps: readonly Swap[] | null;
  isFailed: boolean;
  isSaving: boolean;
  onSwap: () => void;
  onRetry: () => void;
};

/** Discontinued products with their replacements, the price difference and the confirm button. */
export function SwapNotice({ swaps, isFailed, isSaving, onSwap, onRetry }: SwapNoticeProps) {
  const isReplaceable = swaps?.every(({ replacement }) => replacement !== null) ?? false;
  return (
    <div id="pay-swap" role="alert" className="px-(--size-gutter) pb-8 lg:px-0">
      <Card tone="accent">
        <h2 className="text-title-3">지금은 팔지 않는 수업이 있어요</h2>
        {swaps === null && !isFailed ? <Loading label="같은 조건의 수업을 찾고 있어요" className="my-4" /> : null}
        {isFailed ? (
          <Button variant="secondary" full onClick={onRetry} className="my-3">
            바꿀 수업 다시 불러오기
          </Button>
        ) : null}
        {swaps && isReplaceable ? <Replacements swaps={swaps} isSaving={isSaving} onSwap={onSwap} /> : null}
        {swaps && !isReplaceable ? (
          <p className="mt-1 mb-4 text-body-sm text-fg-2">같은 조건의 수업이 없어요. 고른 과목은 그대로 두었어요.</p>
        ) : null}
        <ButtonLink href="/simple-enroll" linkAs={Link} variant={isReplaceable ? "quiet" : "primary"} full>
          수업 다시 고르기
        </ButtonLink>
      </Card>
    </div>
  );
}

type ReplacementsProps = Pick<SwapNoticeProps, "isSaving" | "onSwap"> & { swaps: readonly Swap[] };

function Replacements({ swaps, isSaving, onSwap }: ReplacementsProps) {
  const isAlike = swaps.every((swap) => changedRank(swap) === null);
  return (
    <>
      <p className="mt-1 text-body-sm text-fg-2">
        {isAlike ? "조건이 같은" : "시간과 횟수가 같은"} 수업으로 바꿀 수 있어요. {changeText(priceChange(swaps))}
      </p>
      <dl className="my-4 grid gap-2">
        {swaps.map((swap) => (
          <Replacement key={swap.view.product.id + swap.view.subjectDetailLabel} swap={swap} />
        ))}
      </dl>
      <Button full busy={isSaving} busyLabel="바꾸고 있어요" onClick={onSwap} className="mb-1">
        이 수업으로 바꾸기
      </Button>
    </>
  );
}

function Replacement({ swap }: { swap: Swap }) {
  const { view, replacement } = swap;
  const rank = changedRank(swap);
  return (
    <div className="flex flex-wrap justify-between gap-x-4 text-body-sm">
      <dt>
        {subjectName(view, " · ")}
        {rank === null ? null : ` · ${TUTOR_RANK_NAMES[rank]}으로`}
      </dt>
      <dd className="num ml-auto">
        <s className="text-fg-3">{formatWon(view.product.finalCost)}</s>{" "}
        <b className="font-semibold">{formatWon(replacement?.finalCost ?? 0)}</b>
      </dd>
    </div>
  );
}

function changeText(change: number): string {
  if (change === 0) return "가격은 그대로예요.";
  return change > 0 ? `${formatWon(change)} 늘어요.` : `${formatWon(-change)} 줄어요.`;
}

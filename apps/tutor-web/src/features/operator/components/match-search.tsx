import type { WishWidening } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { toast } from "@pkg/ui/toast";
import { useRejection } from "@pkg/web/features/form/use-rejection";
import { type SteeredMatch, type Step, useSteer } from "../match-queries";

/** The buttons in the voice of staff: the buyer's own say "시간은 선생님께 맞출게요". */
const GIVEN_UP: Readonly<Record<WishWidening, string>> = {
  GENDER: "성별 조건 빼기",
  TIME: "시간을 앞뒤로 1시간씩 넓히기",
  ANY_TIME: "시간 조건 빼기",
};

/** The wishes that exclude tutors. Staff agrees with the buyer before giving one up. */
export function MatchSearch({ id, found }: { id: string; found: SteeredMatch }) {
  const steer = useSteer(id);
  const reject = useRejection();
  const ways = found.widenings.filter(({ more }) => more > 0);
  const search = (widening: Extract<Step, { kind: "SEARCH" }>["widening"]) => {
    if (steer.isPending) return;
    steer.mutate({ kind: "SEARCH", widening }, { onSuccess: () => toast("다시 찾기 시작했어요."), onError: reject });
  };
  const isBusy = (widening: string | null) =>
    steer.isPending && steer.variables.kind === "SEARCH" && steer.variables.widening === widening;
  return (
    <section aria-labelledby="search" className="rounded-lg bg-sunken p-5">
      <h2 id="search" className="text-title-3">
        아직 제안하지 않은 선생님이 {found.count}명이에요
      </h2>
      <p className="mt-1 text-body-sm text-fg-2">
        {ways.length > 0
          ? "조건을 넓히기 전에 구매자와 먼저 이야기해 주세요."
          : found.count > 0
            ? "조건을 넓혀도 더 늘지 않아요."
            : "조건을 넓혀도 늘지 않아요. 이 과정을 맡을 선생님이 모자라요."}
      </p>
      <div className="mt-4 grid gap-2">
        {ways.map(({ widening, more }) => (
          <Button
            key={widening}
            variant="line"
            full
            busy={isBusy(widening)}
            busyLabel="다시 찾고 있어요"
            onClick={() => search(widening)}
          >
            {GIVEN_UP[widening]} <span className="num">+{more}명</span>
          </Button>
        ))}
        {found.count > 0 ? (
          <Button full busy={isBusy(null)} busyLabel="다시 찾고 있어요" onClick={() => search(null)}>
            같은 조건으로 다시 찾기
          </Button>
        ) : null}
      </div>
    </section>
  );
}

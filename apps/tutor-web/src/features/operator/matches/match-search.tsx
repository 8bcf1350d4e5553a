import { WIDENED_HOURS, type WishWidening } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { toast } from "@pkg/ui/toast";
import { useRejection } from "@pkg/web/features/form/use-rejection";
import { useState } from "react";
import { ReasonForm } from "../forms/reason-form";
import { whomText } from "../words/whom-text";
import { type SteeredMatch, useSearchAgain } from "./match-queries";
import { firstStep } from "./proposal-text";

/** The buttons in the voice of staff: the buyer's own say "시간은 선생님께 맞출게요". */
const GIVEN_UP: Readonly<Record<WishWidening, string>> = {
  GENDER: "성별 조건 빼기",
  TIME: `시간을 앞뒤로 ${WIDENED_HOURS}시간씩 넓히기`,
  ANY_TIME: "시간 조건 빼기",
};

/** The wishes that exclude tutors. Staff agrees with the buyer before giving one up, and writes down what was said. */
export function MatchSearch({ id, found }: { id: string; found: SteeredMatch }) {
  const params = { path: { id } };
  const search = useSearchAgain();
  const reject = useRejection();
  const ways = found.widenings.filter(({ more }) => more > 0);
  const [asked, setAsked] = useState<WishWidening | null>(null);
  const searchAgain = () => {
    if (search.isPending) return;
    search.mutate(
      { params, body: { widening: null } },
      { onSuccess: () => toast("다시 찾기 시작했어요."), onError: reject },
    );
  };
  return (
    <section aria-labelledby="search" className="rounded-lg bg-sunken p-5">
      <h2 id="search" className="text-title-3">
        {found.count > 0 ? `제안할 수 있는 선생님이 ${found.count}명 있어요` : "제안할 수 있는 선생님이 없어요"}
      </h2>
      <p className="mt-1 text-body-sm text-fg-2">{firstStep(found.count, ways.length > 0)}</p>
      <div className="mt-4 grid gap-2">
        {found.count > 0 ? (
          <Button full busy={search.isPending && asked === null} busyLabel="다시 찾고 있어요" onClick={searchAgain}>
            같은 조건으로 다시 찾기
          </Button>
        ) : null}
        {ways.map(({ widening, more }) => (
          <Button
            key={widening}
            variant="line"
            full
            aria-expanded={asked === widening}
            onClick={() => setAsked(asked === widening ? null : widening)}
          >
            {GIVEN_UP[widening]} <span className="num">{`+${more}명`}</span>
          </Button>
        ))}
      </div>
      {asked ? (
        <ReasonForm
          key={asked}
          label="구매자와 이야기한 내용"
          help={`${whomText(found.buyer)}의 조건을 바꿔요. 바로 제안이 나가고, 구매자에게 문자로 알려요. 기록에 남으니 개인정보는 적지 마세요.`}
          act="조건 바꾸고 찾기"
          busyLabel="다시 찾고 있어요"
          onClose={() => setAsked(null)}
          onSend={async (reason) => {
            await search.mutateAsync({ params, body: { widening: asked, reason } });
            toast("조건을 바꾸고 구매자에게 알렸어요.");
          }}
        />
      ) : null}
    </section>
  );
}

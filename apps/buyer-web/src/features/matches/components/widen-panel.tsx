import { MATCH_PROMISE_WORKING_DAYS, type SearchWay, searchWay, WISH_WIDENING_LABELS } from "@pkg/domain";
import { Button, ButtonLink } from "@pkg/ui/button";
import { Sentences } from "@pkg/ui/sentences";
import { toast } from "@pkg/ui/toast";
import { useRejection } from "@pkg/web/features/form/use-rejection";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import Link from "next/link";
import type { Match } from "@/lib/lessons/matches";
import { byWorkingDay } from "@/lib/lessons/next-dates";
import { RefundLink } from "@/lib/refunds/refund-link";
import { askedWhen } from "../asked-counts";
import { type Suggestions, useSearchAgain } from "../queries";

type WidenPanelProps = {
  match: Pick<Match, "id" | "merchantUid">;
  found: Suggestions;
  /** The panel unmounts when the search begins. */
  onPress: () => void;
};

/** The wish that excludes every tutor, with a button that drops it, or a repeated search; then the other ways on. */
export function WidenPanel({ match, found, onPress }: WidenPanelProps) {
  const search = useSearchAgain();
  const reject = useRejection();
  const way = searchWay(found);
  const ways = way === "WIDEN" ? found.widenings.filter(({ more }) => more > 0) : [];
  const start = (widening: (typeof ways)[number]["widening"] | null) => {
    onPress();
    search
      .mutateAsync({ params: { path: { id: match.id } }, body: { widening } })
      .then((searching) => toast(searchText(askedWhen(searching))), reject);
  };
  return (
    <section aria-labelledby="widen" className="mt-6 rounded-lg bg-sunken px-5 py-5 lg:mt-0 lg:rounded-xl lg:p-7">
      <h2 id="widen" className="text-title-3">
        {TITLES[way]}
      </h2>
      <p className="mt-1 text-body-sm text-fg-2">
        <Sentences text={`${reasonOf(way, found.count)} ${nextText()}`} />
      </p>
      <div className="mt-4 grid gap-2">
        {ways.map(({ widening, more }) => (
          <Button
            key={widening}
            full
            off={search.isPending}
            busy={search.isPending && search.variables.body.widening === widening}
            busyLabel="다시 찾고 있어요"
            onClick={() => start(widening)}
          >
            {WISH_WIDENING_LABELS[widening]} <span className="num">{`+${more}명`}</span>
          </Button>
        ))}
        {way === "AGAIN" ? (
          <Button full busy={search.isPending} busyLabel="다시 찾고 있어요" onClick={() => start(null)}>
            같은 조건으로 다시 찾기
          </Button>
        ) : null}
        {way === "CONSULT" ? (
          <ButtonLink href="/tutoring/consult" linkAs={Link} full>
            무료 상담 신청
          </ButtonLink>
        ) : null}
        <ButtonLink href={`/myclass/${match.id}/rematch`} linkAs={Link} variant="line" full>
          조건 바꾸기
        </ButtonLink>
      </div>
      <div className="mt-5 flex flex-wrap gap-2 border-line border-t pt-5">
        <ButtonLink href="/help" linkAs={Link} variant="line" size="sm">
          고객센터에 물어보기
        </ButtonLink>
        <RefundLink merchantUid={match.merchantUid} matchId={match.id} />
      </div>
    </section>
  );
}

const TITLES = {
  AGAIN: "다시 찾아 볼까요?",
  WIDEN: "조건을 넓혀 볼까요?",
  CONSULT: "저희가 찾아 드릴게요",
} as const;

function reasonOf(way: SearchWay, count: number): string {
  if (way === "AGAIN") return `시간·성별이 맞는 선생님이 ${count}명 더 있어요.`;
  if (way === "WIDEN") return "하나만 넓혀도 아직 제안하지 않은 선생님이 더 있어요.";
  return "지금은 더 제안할 선생님이 없어요. 상담으로 알려 주시면 직접 찾아 드려요.";
}

/** The course rests until its buyer presses; a search that begins again promises a day of its own. */
const nextText = (): string =>
  `다시 찾기 시작하면 ${byWorkingDay(serverNow(), MATCH_PROMISE_WORKING_DAYS)} 결과를 알려 드려요. 그때까지 수업과 결제 금액은 그대로예요.`;

const searchText = (when: string | null): string =>
  when ? `${when}에 선생님께 제안을 보내요.` : "다시 찾기 시작했어요.";

import { WISH_WIDENING_LABELS } from "@pkg/domain";
import { Button, ButtonLink } from "@pkg/ui/button";
import { Sentences } from "@pkg/ui/sentences";
import { toast } from "@pkg/ui/toast";
import { useRejection } from "@pkg/web/features/form/use-rejection";
import Link from "next/link";
import { askedWhen } from "../asked-counts";
import { type Suggestions, useSearchAgain } from "../queries";

type WidenPanelProps = {
  matchId: string;
  found: Suggestions;
  /** The panel unmounts when the search begins. */
  onPress: () => void;
};

/** The wish that excludes every tutor, with a button that drops it, or a repeated search. */
export function WidenPanel({ matchId, found, onPress }: WidenPanelProps) {
  const search = useSearchAgain();
  const reject = useRejection();
  // A wish is given up only once all who meet it were asked.
  const ways = found.count > 0 ? [] : found.widenings.filter(({ more }) => more > 0);
  const start = (widening: (typeof ways)[number]["widening"] | null) => {
    onPress();
    search
      .mutateAsync({ params: { path: { id: matchId } }, body: { widening } })
      .then((match) => toast(searchText(askedWhen(match))), reject);
  };
  return (
    <section aria-labelledby="widen" className="mt-6 rounded-lg bg-sunken px-5 py-5 lg:mt-0 lg:rounded-xl lg:p-7">
      <h2 id="widen" className="text-title-3">
        {titleOf(found.count, ways.length > 0)}
      </h2>
      <p className="mt-1 text-body-sm text-fg-2">
        <Sentences text={reasonOf(found.count, ways.length > 0)} />
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
            {WISH_WIDENING_LABELS[widening]} <span className="num">+{more}명</span>
          </Button>
        ))}
        {found.count > 0 ? (
          <Button full busy={search.isPending} busyLabel="다시 찾고 있어요" onClick={() => start(null)}>
            같은 조건으로 다시 찾기
          </Button>
        ) : null}
        {found.count === 0 && ways.length === 0 ? (
          <ButtonLink href="/tutoring/consult" linkAs={Link} full>
            무료 상담 신청
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}

function titleOf(count: number, hasWay: boolean): string {
  if (count > 0) return "다시 찾아 볼까요?";
  return hasWay ? "조건을 넓혀 볼까요?" : "저희가 찾아 드릴게요";
}

function reasonOf(count: number, hasWay: boolean): string {
  if (count > 0) return `시간·성별이 맞는 선생님이 ${count}명 더 있어요.`;
  if (hasWay) return "조건을 모두 만족하는 선생님이 없어요. 하나만 넓혀도 만날 수 있어요.";
  return "지금은 이 과정을 맡을 선생님이 없어요. 상담으로 알려 주시면 직접 찾아 드려요.";
}

const searchText = (when: string | null): string =>
  when ? `${when}에 선생님께 제안을 보내요.` : "다시 찾기 시작했어요.";

import { Button } from "@pkg/ui/button";
import { cn } from "@pkg/ui/cn";
import { type BoardAnswer, type BoardItem, isAnswered } from "../board-answer";

type ItemMapProps = {
  items: readonly BoardItem[];
  answerOf: (item: BoardItem) => BoardAnswer;
  current: number;
  onGo: (number: number) => void;
  onFinish: () => void;
};

/** All items at a glance: which are answered, which are marked for later, and the way to each. */
export function ItemMap({ items, answerOf, current, onGo, onFinish }: ItemMapProps) {
  const all = items.map((item) => ({ item, answer: answerOf(item) }));
  const done = all.filter(({ answer }) => isAnswered(answer)).length;
  const flagged = all.filter(({ answer }) => answer.isFlagged).length;
  return (
    <div>
      <p className="text-body-sm text-fg-2">
        <b className="num text-fg">{done}</b>문제 답함 · <b className="num text-fg">{items.length - done}</b>문제 남음
        {flagged > 0 ? (
          <>
            {" · "}
            <b className="num text-fg">{flagged}</b>문제 다시 보기
          </>
        ) : null}
      </p>
      <ol className="mt-3 grid grid-cols-5 gap-2">
        {all.map(({ item, answer }) => (
          <li key={item.number}>
            <button
              type="button"
              onClick={() => onGo(item.number)}
              aria-current={item.number === current ? "step" : undefined}
              aria-label={`문제 ${item.number}, ${stateOf(answer)}`}
              className={cn(
                "num relative grid h-12 w-full place-items-center rounded-sm border text-label",
                isAnswered(answer) ? "border-transparent bg-brand-soft-2 text-brand-fg" : "border-line-2 text-fg-2",
                item.number === current && "border-brand inset-ring-1 inset-ring-brand",
              )}
            >
              <span>{answer.isUnknown ? "?" : item.number}</span>
              {answer.isFlagged ? (
                <span aria-hidden="true" className="absolute top-1 right-1 size-2.5 rounded-full bg-apricot-600" />
              ) : null}
            </button>
          </li>
        ))}
      </ol>
      <Button variant="secondary" full className="mt-4" onClick={onFinish}>
        시험 마치기
      </Button>
    </div>
  );
}

function stateOf(answer: BoardAnswer): string {
  const said = answer.isUnknown ? "모르겠어요" : isAnswered(answer) ? "답했어요" : "아직 답하지 않았어요";
  return answer.isFlagged ? `${said}, 다시 보기` : said;
}

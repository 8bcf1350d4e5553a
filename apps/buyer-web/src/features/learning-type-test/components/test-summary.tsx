import { LEARNING_ITEMS } from "@pkg/domain";

/** Beside the statement, on wide screens. */
export function TestSummary({ answered }: { answered: number }) {
  return (
    <>
      <h2 className="text-title-3">내 얘기에 가까울수록 오른쪽</h2>
      <p className="mt-2 text-body-sm text-fg-2">
        숫자 1–5를 눌러도 골라져요. 답은 이 브라우저에 남아서, 나갔다 와도 이어서 할 수 있어요.
      </p>
      <p className="mt-5 text-body-sm text-fg-3">
        지금까지 <b className="num font-semibold text-fg">{answered}</b>개 답했어요 · 모두 {LEARNING_ITEMS.length}개
      </p>
    </>
  );
}

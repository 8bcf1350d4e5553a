import { Button } from "@pkg/ui/button";
import { StickyBar } from "@pkg/ui/sticky-bar";

type BoardBarProps = { current: number; total: number; onGo: (number: number) => void; onFinish: () => void };

/** Back and on; after the last item the way to the end. */
export function BoardBar({ current, total, onGo, onFinish }: BoardBarProps) {
  const isLast = current === total;
  return (
    <StickyBar inPane>
      <div className="grid grid-cols-[1fr_2fr] gap-2.5">
        <Button variant="secondary" size="lg" off={current === 1} onClick={() => onGo(current - 1)}>
          이전
        </Button>
        <Button size="lg" onClick={isLast ? onFinish : () => onGo(current + 1)}>
          {isLast ? "시험 마치기" : "다음 문제"}
        </Button>
      </div>
    </StickyBar>
  );
}

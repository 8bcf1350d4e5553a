import { Button } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { useEffect, useRef } from "react";

type ConflictNoticeProps = {
  /** The fields that differ, in words. */
  rows: ReadonlyArray<{ label: string; theirs: string; mine: string }>;
  busy: boolean;
  onMine: () => void;
  onTheirs: () => void;
};

/** Another tab saved first: shows both versions and lets the user choose one. Takes the focus. */
export function ConflictNotice({ rows, busy, onMine, onTheirs }: ConflictNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" tone="accent" aria-labelledby="conflict" className="mb-6 grid gap-4">
      <div role="alert">
        <h2 id="conflict" ref={heading} tabIndex={-1} className="text-title-3 outline-none">
          다른 창에서 먼저 바뀌었어요
        </h2>
        <p className="mt-1 text-body-sm text-fg-2">아직 아무것도 덮어쓰지 않았어요. 어느 쪽을 남길지 골라 주세요.</p>
      </div>
      <dl className="grid gap-3">
        {rows
          .filter(({ theirs, mine }) => theirs !== mine)
          .map(({ label, theirs, mine }) => (
            <div key={label} className="grid grid-cols-2 gap-3">
              <dt className="col-span-2 text-caption text-fg-2">{label}</dt>
              <dd className="min-w-0">
                <span className="block text-micro text-fg-2">저장된 내용</span>
                <span className="text-label">{theirs || "없음"}</span>
              </dd>
              <dd className="min-w-0">
                <span className="block text-micro text-fg-2">내가 적은 내용</span>
                <span className="text-label">{mine || "없음"}</span>
              </dd>
            </div>
          ))}
      </dl>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2">
        <Button variant="line" full onClick={onTheirs}>
          저장된 내용 쓰기
        </Button>
        <Button variant="line" full busy={busy} busyLabel="저장하고 있어요" onClick={onMine}>
          내가 적은 내용 쓰기
        </Button>
      </div>
    </Card>
  );
}

import { Badge } from "@pkg/ui/badge";
import { Button } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { toast } from "@pkg/ui/toast";
import { TypesetText } from "@pkg/web/features/level-test/typeset-text";
import { useState } from "react";
import { ReasonForm } from "../forms/reason-form";
import { type DeskItem, useRetirement } from "./level-test-queries";
import { itemWarning } from "./level-test-text";

/** One item with its figures and the way to keep it out of new tests. */
export function DeskItemCard({ item }: { item: DeskItem }) {
  const { id, version, unit, points, stem, isUsed, retiredAt, answers, correct, unknown, discrimination } = item;
  const warning = itemWarning(item);
  const [isAsking, setAsking] = useState(false);
  const facts = [
    ["답한 학생", `${answers}명`],
    ["정답률", answers > 0 ? `${Math.round((correct / answers) * 100)}%` : "–"],
    ["모르겠어요", `${unknown}명`],
    ["변별도", discrimination === null ? "–" : discrimination.toFixed(2).replace("-", "−")],
  ];
  return (
    <Card as="article" aria-label={id} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2 text-caption text-fg-2">
        <b className="num text-label text-fg">{id}</b>
        <span>{`${unit} · ${points}점 · ${version}판`}</span>
        {retiredAt ? <Badge tone="warn">뺀 문제</Badge> : isUsed ? null : <Badge>지난 판</Badge>}
        {isUsed && !isAsking ? (
          <Button size="sm" variant="secondary" className="ml-auto" onClick={() => setAsking(true)}>
            {actOf(item)}
          </Button>
        ) : null}
      </div>
      <TypesetText as="div" html={stem} className="text-body-sm" />
      <ItemText item={item} />
      <dl className="grid grid-cols-2 gap-x-4 gap-y-1 text-body-sm lg:grid-cols-4">
        {facts.map(([term, value]) => (
          <div key={term} className="flex gap-2">
            <dt className="text-fg-3">{term}</dt>
            <dd className="num font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {warning ? <p className="text-body-sm text-warn">{warning}</p> : null}
      {isUsed && isAsking ? <Retirement item={item} onClose={() => setAsking(false)} /> : null}
    </Card>
  );
}

/** What the question is about: many ask the same of another passage. */
function ItemText({ item: { passage, options } }: { item: DeskItem }) {
  if (passage === null && options.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center text-label text-fg-2">
        {passage === null ? "보기" : "지문과 보기"}
      </summary>
      {passage === null ? null : (
        <TypesetText as="div" html={passage} className="mb-3 rounded-md bg-sunken px-4 py-3 text-body-sm" />
      )}
      <ol className="grid list-inside list-decimal gap-1 text-body-sm">
        {options.map((option) => (
          <li key={option}>
            <TypesetText as="span" html={option} />
          </li>
        ))}
      </ol>
    </details>
  );
}

const actOf = ({ retiredAt }: DeskItem) => (retiredAt === null ? "새 시험에서 빼기" : "다시 넣기");

function Retirement({ item, onClose }: { item: DeskItem; onClose: () => void }) {
  const change = useRetirement();
  const isRetired = item.retiredAt !== null;
  return (
    <ReasonForm
      label={isRetired ? "다시 넣는 이유" : "빼는 이유"}
      help="처리 기록에 남아요. 지금 보는 시험과 지난 결과는 그대로예요."
      act={actOf(item)}
      busyLabel="바꾸고 있어요"
      tone={isRetired ? "primary" : "danger"}
      onClose={onClose}
      onSend={async (reason) => {
        await change.mutateAsync({
          params: { path: { itemId: item.id } },
          body: { version: item.version, isRetired: !isRetired, reason },
        });
        toast(isRetired ? "다시 넣었어요" : "새 시험에서 뺐어요", { tone: "ok" });
      }}
    />
  );
}

import { formatWon } from "@pkg/domain";
import { Card } from "@pkg/ui/card";
import { Won } from "@pkg/ui/won";
import { countText, sumsByStudent } from "../earnings-text";
import type { Earnings } from "../queries";

/** The total of a month, and the earnings per student. */
export function EarningsSum({ earnings, className }: { earnings: Earnings; className?: string }) {
  const { content, total, month } = earnings;
  const students = sumsByStudent(content);
  return (
    <Card as="section" tone="soft" aria-label="이 달의 합계" className={className}>
      <p className="text-caption text-fg-2">{Number(month.slice(5))}월 수업료</p>
      <p className="mt-0.5 text-money-xl" aria-live="polite">
        <Won amount={total} />
      </p>
      {content.length > 0 ? <p className="num mt-0.5 text-caption text-fg-2">{countText(content)}</p> : null}
      {students.length > 1 ? (
        <dl className="mt-4 grid gap-1.5 border-t border-line pt-4 text-body-sm">
          {students.map(({ name, amount }) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-3">
              <dt className="text-fg-2">{name} 학생</dt>
              <dd className="num ml-auto font-semibold">{formatWon(amount)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </Card>
  );
}

import { ANSWER_RESULT_LABELS } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { Icon } from "@pkg/ui/icon";
import { ItemText } from "@pkg/web/features/level-test/item-text";
import { TypesetText } from "@pkg/web/features/level-test/typeset-text";
import ChevronDown from "lucide-react/icons/chevron-down";
import X from "lucide-react/icons/x";
import type { LevelTestResult } from "../queries";
import { OptionReviews } from "./option-reviews";

type Item = LevelTestResult["items"][number];

/** Every item, folded: what was answered, what is right and why. */
export function ItemReviews({ items, className }: { items: readonly Item[]; className?: string }) {
  return (
    <section className={className}>
      <h2 className="text-title-2">문제와 해설</h2>
      <div className="mt-3 border-t border-line">
        {items.map((item) => (
          <ItemReview key={item.number} item={item} />
        ))}
      </div>
    </section>
  );
}

function ItemReview({ item }: { item: Item }) {
  const { number, unit, points, result, choice, isUnknown, explanation } = item;
  const isRight = result === "CORRECT";
  return (
    <details className="group border-b border-line">
      <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 py-3 [&::-webkit-details-marker]:hidden">
        <b className="num w-7 text-label">{number}</b>
        <span className="min-w-0 flex-1 text-body-sm">
          {unit} <span className="text-fg-3">{`· ${points}점`}</span>
        </span>
        <Badge tone={isRight ? "success" : "warn"} icon={isRight ? undefined : <Icon of={X} size={14} />}>
          {isUnknown ? "몰랐어요" : choice === null ? "답하지 않았어요" : ANSWER_RESULT_LABELS[result]}
        </Badge>
        <Icon of={ChevronDown} size={18} className="text-fg-3 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pt-2 pb-6">
        <ItemText {...item} />
        <OptionReviews item={item} />
        <div className="mt-4 rounded-md bg-sunken px-4 py-3.5">
          <p className="mb-1 text-label">해설</p>
          <TypesetText as="div" html={explanation} className="text-body-sm" />
        </div>
      </div>
    </details>
  );
}

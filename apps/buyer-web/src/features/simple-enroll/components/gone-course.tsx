"use client";

import { type Course, formatWon, lessonTerms, type Product, TUTOR_RANK_NAMES } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { Button } from "@pkg/ui/button";
import { type CourseEntry, entryName } from "../course-entries";
import { useSwap } from "../use-swap";

type GoneCourseProps = {
  entry: CourseEntry;
  products: readonly Product[];
  onSwap: (product: Product) => void;
  onRemove: (course: Course) => void;
};

const SWAP_TEXT = {
  loading: "같은 조건의 수업을 찾고 있어요.",
  none: "지금은 신청할 수 없어요. 빼고 다른 수업을 골라 주세요.",
  failed: "같은 조건의 수업을 찾지 못했어요. 잠시 후 다시 열어 주세요.",
} as const;

/** A course that can't be ordered now: a replacement with the same terms and its price, or only removal. */
export default function GoneCourse({ entry, products, onSwap, onRemove }: GoneCourseProps) {
  const swap = useSwap(entry, products);
  return (
    <li data-gone-course="" tabIndex={-1} className="py-4 outline-none">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-label">
        {entryName(entry)}
        <Badge tone="warn">지금은 쉬어요</Badge>
      </p>
      <p className="mt-0.5 text-caption text-fg-2" aria-live="polite">
        {swap.state === "found" ? <SwapOffer old={swap.old} product={swap.product} /> : SWAP_TEXT[swap.state]}
      </p>
      <div className="mt-3 flex gap-2">
        {swap.state === "found" ? (
          <Button size="sm" variant="soft" onClick={() => onSwap(swap.product)}>
            이 수업으로 바꾸기
          </Button>
        ) : null}
        <Button size="sm" variant="secondary" onClick={() => onRemove(entry.course)}>
          빼기
        </Button>
      </div>
    </li>
  );
}

/** The replacement and what it changes: only the tutor rank and the price may differ. */
function SwapOffer({ old, product }: { old: Product; product: Product }) {
  const rank = product.tutorRank === old.tutorRank ? "" : `${TUTOR_RANK_NAMES[product.tutorRank]} `;
  const price = formatWon(product.finalCost);
  return (
    <>
      지금은 신청할 수 없어요.
      <br />
      {rank}
      {lessonTerms(product)} 수업으로 바꿀 수 있어요.
      <br />
      {old.finalCost === product.finalCost ? (
        `금액은 ${price} 그대로예요.`
      ) : (
        <>
          <span className="num">{formatWon(old.finalCost)}</span>
          <span aria-hidden="true"> → </span>
          <span className="sr-only">에서 </span>
          <b className="num font-semibold text-fg">{price}</b>
          <span className="sr-only">으로 바뀌어요.</span>
        </>
      )}
    </>
  );
}

import { formatCallSlot, TUTOR_STYLE_LABELS } from "@pkg/domain";
import { Card } from "@pkg/ui/card";
import { weekText } from "@pkg/web/features/lessons/week-of";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import Link from "next/link";
import { momentText } from "../words/day-text";
import { personName } from "../words/whom-text";
import type { ConsultationDetail } from "./consultation-queries";
import { goalsOf, promiseOf } from "./consultation-text";

/** What the family said when it asked for the call. */
export function ConsultationFacts({ found }: { found: ConsultationDetail }) {
  const { buyer, callerName, subjectLabels, slots, likedTutorStyles, weeklyAvailablePeriods, createdAt } = found;
  const rows = [
    ["이름", callerName ?? "아직 몰라요"],
    ["약속한 때", promiseOf(found)],
    ["괜찮은 때", slots.map(formatCallSlot).join(", ") || "언제든 괜찮아요"],
    ["과목", subjectLabels.join(", ") || "정하지 않았어요"],
    ["고민", goalsOf(found)],
    ["원하는 선생님", likedTutorStyles.map((style) => TUTOR_STYLE_LABELS[style]).join(", ") || "말하지 않았어요"],
    ["가능한 시간", (weeklyAvailablePeriods && weekText(weeklyAvailablePeriods)) || "말하지 않았어요"],
    ["신청한 때", momentText(createdAt, serverNow())],
  ] as const;
  return (
    <Card as="section" aria-label="신청 내용">
      <dl className="grid gap-x-4 gap-y-3 text-body min-[24rem]:grid-cols-[6rem_1fr]">
        <dt className="text-body-sm text-fg-3">회원</dt>
        <dd className="font-semibold">
          {buyer ? (
            <Link href={`/operator/people/${buyer.id}`} className="underline underline-offset-4">
              {personName(buyer)}
            </Link>
          ) : (
            "비회원"
          )}
        </dd>
        {rows.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-body-sm text-fg-3">{term}</dt>
            <dd className="figures font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

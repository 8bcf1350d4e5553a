import { TUTOR_GENDER_LABELS } from "@pkg/domain";
import { Card } from "@pkg/ui/card";
import { weekText } from "@pkg/web/features/lessons/week-of";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { momentText } from "../words/day-text";
import { PromisedDay } from "../words/promised-day";
import { StaffLink } from "../words/staff-link";
import { BuyerLine } from "./buyer-line";
import type { SteeredMatch } from "./match-queries";

/** Whose search it is, whom it found, the wishes, and the promised date of an answer. */
export function MatchFacts({ found: { match, buyer, wishes } }: { found: SteeredMatch }) {
  const genders = wishes.tutorGenders.map((gender) => TUTOR_GENDER_LABELS[gender]).join(", ");
  const rows = [
    ["수업", `주 ${match.lessonsPerWeek}회, 한 번에 ${match.minutes}분`],
    ["가능한 시간", weekText(wishes.weeklyAvailablePeriods) || "선생님께 맞춰요"],
    ["선생님 성별", genders || "상관없어요"],
  ] as const;
  return (
    <Card as="section" aria-label="조건">
      <dl className="grid gap-x-4 gap-y-3 text-body min-[24rem]:grid-cols-[6rem_1fr]">
        <dt className="text-body-sm text-fg-3">구매자</dt>
        <dd className="flex flex-wrap gap-x-4 font-semibold">
          <BuyerLine buyer={buyer} />
        </dd>
        {match.tutorId !== null && match.tutorName !== null ? (
          <>
            <dt className="text-body-sm text-fg-3">선생님</dt>
            <dd className="flex flex-wrap gap-x-4 font-semibold">
              <StaffLink task="TUTORS" href={`/operator/tutors/${match.tutorId}`}>
                {match.tutorName}
              </StaffLink>
              {match.matchedAt === null ? null : (
                <span className="num">{`${momentText(match.matchedAt, serverNow())}부터`}</span>
              )}
            </dd>
          </>
        ) : null}
        <dt className="text-body-sm text-fg-3">약속한 날</dt>
        <dd className="num font-semibold">
          <Promised match={match} />
        </dd>
        {rows.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-body-sm text-fg-3">{term}</dt>
            <dd className="num flex flex-wrap gap-x-4 font-semibold">
              {value.split(" · ").map((part) => (
                <span key={part}>{part}</span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Promised({ match: { promisedOn, status } }: Pick<SteeredMatch, "match">) {
  if (promisedOn === null) return "아직 없어요";
  return <PromisedDay promisedOn={promisedOn} status={status} />;
}

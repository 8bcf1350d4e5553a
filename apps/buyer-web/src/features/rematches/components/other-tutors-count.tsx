import { copyWeeklyPeriods } from "@pkg/domain";
import { LiveCount } from "@pkg/ui/live-count";
import { useSettled } from "@/lib/wishes/use-settled";
import type { Answers } from "../answers";
import { useOtherTutorsCount } from "../queries";

type OtherTutorsCountProps = { matchId: string; answers: Answers };

/** How many other tutors meet the times and the gender now; of none, what can be done. */
export function OtherTutorsCount({
  matchId,
  answers: { tutorGenders, weeklyAvailablePeriods },
}: OtherTutorsCountProps) {
  const wishes = { tutorGenders: [...tutorGenders], weeklyAvailablePeriods: copyWeeklyPeriods(weeklyAvailablePeriods) };
  const { data, isError } = useOtherTutorsCount(matchId, JSON.parse(useSettled(JSON.stringify(wishes))));
  if (isError) return <p className="min-h-8 text-body-sm text-fg-2">선생님 수를 불러오지 못했어요.</p>;
  return (
    <>
      {data?.count === 0 ? (
        <p className="pb-1 text-body-sm text-fg-2">지금은 맞는 선생님이 없어요. 시간을 더 넓혀 보세요.</p>
      ) : null}
      <LiveCount label="시간·성별이 맞는 다른 선생님" count={data?.count ?? null} unit="명" />
    </>
  );
}

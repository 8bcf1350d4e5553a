import { proposalPace } from "@pkg/domain";
import { useId } from "react";
import { GenderWish } from "@/lib/wishes/gender-wish";
import { TimesGrid } from "@/lib/wishes/times-grid";
import type { Answers, Change } from "../answers";
import type { RematchClass } from "../queries";

type WishesFieldsProps = {
  start: Pick<RematchClass, "match" | "wishes"> & { readonly counts?: { readonly left: number } };
  answers: Answers;
  change: Change;
};

/** The wishes that a search must meet: the tutor's gender, and times beside the student's other lessons. */
export function WishesFields({ start, answers, change }: WishesFieldsProps) {
  const timesId = useId();
  const { minutes, lessonsPerWeek } = start.match;
  return (
    <>
      <GenderWish value={answers.tutorGenders} onChange={(tutorGenders) => change({ tutorGenders })} />
      <section aria-labelledby={timesId}>
        <h2 id={timesId} className="text-title-3">
          수업할 수 있는 시간
        </h2>
        <p className="mt-1 mb-3 text-body-sm text-fg-2">
          <span className="whitespace-nowrap">
            {proposalPace({ lessonsLeft: start.counts?.left ?? 0, lessonsPerWeek, minutes })}
          </span>
          , 넉넉할수록 맞는 선생님이 많아져요.
        </p>
        <TimesGrid
          labelledBy={timesId}
          value={answers.weeklyAvailablePeriods}
          onChange={(weeklyAvailablePeriods) => change({ weeklyAvailablePeriods })}
          lessons={start.wishes.otherLessons}
        />
      </section>
    </>
  );
}

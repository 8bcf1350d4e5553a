import { addWorkingDays, formatKoreanDate, MATCH_PROMISE_WORKING_DAYS } from "@pkg/domain";
import { Reasons } from "@pkg/ui/reasons";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { testLines } from "../course-tests";
import type { ApplicantWire } from "../queries";
import type { ApplicantStep } from "../step-plan";
import { weeklyLessons } from "../weekly-lessons";
import type { Wishes } from "../wishes";
import { wishTexts } from "../wishes-text";

type WishesSummaryProps = {
  step: ApplicantStep;
  wishes: Wishes;
  /** Of the tutors who are asked first. */
  tutorNames: readonly string[];
  courses: ApplicantWire["courses"];
};

/** Beside the question on wide screens: the wishes so far; before they are sent, what happens then. */
export function WishesSummary({ step, wishes, tutorNames, courses }: WishesSummaryProps) {
  return (
    <section aria-labelledby="wishes-summary">
      <h2 id="wishes-summary" className="text-title-2">
        {step === "REVIEW" ? "보내면 이렇게 돼요" : "지금까지 고른 조건"}
      </h2>
      {step === "REVIEW" ? (
        <Reasons reasons={promises()} className="mt-4" />
      ) : (
        <Chosen wishes={wishes} tutorNames={tutorNames} courses={courses} />
      )}
    </section>
  );
}

function promises(): string[] {
  const day = formatKoreanDate(addWorkingDays(serverNow(), MATCH_PROMISE_WORKING_DAYS));
  return [
    "조건에 맞는 선생님께 바로 제안해요",
    `${day}까지 선생님을 문자로 알려 드려요`,
    "맞지 않으면 다른 선생님을 다시 찾아 드려요",
  ];
}

function Chosen({ wishes, tutorNames, courses }: Omit<WishesSummaryProps, "step">) {
  const tests = testLines(courses);
  const rows = [
    { id: "courses", label: "수업", lines: courses.map((course) => weeklyLessons([course])) },
    ...(tests.length > 0 ? [{ id: "tests", label: "레벨", lines: tests }] : []),
    ...wishTexts(wishes, tutorNames).filter(({ isChosen }) => isChosen),
  ];
  return (
    <dl className="mt-4 grid gap-2.5">
      {rows.map(({ id, label, lines }) => (
        <div key={id} className="flex gap-3 text-body-sm">
          <dt className="w-17 shrink-0 text-fg-3">{label}</dt>
          <dd className="min-w-0">
            {lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

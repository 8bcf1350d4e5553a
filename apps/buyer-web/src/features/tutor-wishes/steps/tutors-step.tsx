import { countPeople, MAX_CHOSEN_TUTORS, subjectName } from "@pkg/domain";
import { Checkbox } from "@pkg/ui/checkbox";
import { TutorCard } from "@pkg/ui/tutor-card";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { type ReactNode, useId } from "react";
import { TutorDetails } from "@/lib/tutors/tutor-details";
import { type TutorSuggestion, tutorHead } from "@/lib/tutors/tutor-head";
import type { Recommendations, useRecommendations } from "../queries";
import { isFull, withPick } from "../tutor-picks";
import type { StepProps } from "./step-props";

type TutorsStepProps = Pick<StepProps, "wishes" | "change"> & {
  found: Pick<ReturnType<typeof useRecommendations>, "data" | "error" | "refetch">;
  /** While they are looked for. */
  skeleton: ReactNode;
};

/** The tutors who fit the answers best, for each course: the buyer may pick whom to ask first. */
export default function TutorsStep({ wishes, change, found: { data, error, refetch }, skeleton }: TutorsStepProps) {
  if (error) {
    return (
      <div className="px-(--size-gutter) pt-6">
        <LoadProblem error={error} onRetry={() => void refetch()} what="추천 선생님을" />
      </div>
    );
  }
  if (!data) return skeleton;
  const pick = (id: string, isPicked: boolean) => change(withPick(data, wishes, id, isPicked));
  return (
    <div className="grid gap-9 px-(--size-gutter) pt-6">
      {data.courses.map((course) => (
        <CourseTutors
          key={course.subjectLabel + course.subjectDetailLabel}
          course={course}
          isAlone={data.courses.length === 1}
          wishes={wishes}
          onPick={pick}
        />
      ))}
    </div>
  );
}

type CourseTutorsProps = {
  course: Recommendations["courses"][number];
  /** The heading of the only course is for readers alone. */
  isAlone: boolean;
  wishes: StepProps["wishes"];
  onPick: (id: string, isPicked: boolean) => void;
};

function CourseTutors({ course, isAlone, wishes, onPick }: CourseTutorsProps) {
  const headingId = useId();
  const full = isFull(course, wishes);
  const title = subjectName(course);
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={isAlone ? "sr-only" : "mb-3 text-title-3"}>
        {isAlone ? "추천 선생님" : title}
      </h2>
      {course.firstTutor ? (
        <FirstTutorNote
          tutor={course.firstTutor}
          fits={course.tutors.some(({ tutor }) => tutor.id === course.firstTutor?.id)}
        />
      ) : null}
      {course.tutors.length === 0 ? (
        <p className="text-body-sm text-fg-2">
          지금은 시간과 성별이 맞는 선생님이 없어요. 조건을 보내시면 계속 찾아 드려요.
        </p>
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2 lg:items-start">
          {course.tutors.map((suggestion, index) => (
            <li key={suggestion.tutor.id}>
              <PickableTutor
                suggestion={suggestion}
                isFolded={index >= UNFOLDED}
                isFirst={suggestion.tutor.id === course.firstTutor?.id}
                isPicked={wishes.selectedTutors.includes(suggestion.tutor.id)}
                isFull={full}
                onPick={onPick}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Whom the course begins with; when the wishes leave no time, what would help. */
function FirstTutorNote({ tutor, fits }: { tutor: { name: string }; fits: boolean }) {
  return (
    <p className="mb-4 rounded-lg bg-brand-soft px-4 py-3.5 text-body-sm">
      {fits ? (
        <>
          <b>{`${tutor.name} 선생님께 먼저 제안해요.`}</b> 함께 제안할 선생님을 더 고를 수 있어요.
        </>
      ) : (
        <>
          <b>{`고른 조건으로는 ${tutor.name} 선생님과 만날 수 없어요.`}</b> 시간이나 성별을 넓히면 먼저 제안하고, 그대로
          보내시면 맞는 다른 선생님을 찾아 드려요.
        </>
      )}
    </p>
  );
}

/** Further tutors start as one row, so that a phone shows more than one at a time. */
const UNFOLDED = 2;
const FULL = `${countPeople(MAX_CHOSEN_TUTORS, "분")}을 다 골랐어요. 한 분을 빼면 다른 분을 고를 수 있어요.`;

type PickableTutorProps = {
  suggestion: TutorSuggestion;
  isFolded: boolean;
  /** The course begins with this tutor: nothing is left to pick. */
  isFirst: boolean;
  isPicked: boolean;
  isFull: boolean;
  onPick: CourseTutorsProps["onPick"];
};

function PickableTutor({ suggestion, isFolded, isFirst, isPicked, isFull: full, onPick }: PickableTutorProps) {
  const { tutor, ...fit } = suggestion;
  const isOff = full && !isPicked;
  return (
    <TutorCard
      {...tutorHead(tutor, fit)}
      folded={isFolded && !isPicked}
      action={
        <div className="grid gap-1">
          {isFirst ? (
            <p className="text-label text-brand-fg">먼저 제안할 선생님이에요</p>
          ) : (
            <Checkbox
              label={`${tutor.name} 선생님께 먼저 제안하기`}
              checked={isPicked}
              disabled={isOff}
              help={isOff ? FULL : undefined}
              onChange={(event) => onPick(tutor.id, event.target.checked)}
            />
          )}
          <TutorDetails tutor={tutor} />
        </div>
      }
    />
  );
}

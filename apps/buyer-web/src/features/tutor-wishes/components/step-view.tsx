import { contactProblem, type Grade, goalsForGrade, STUDY_GOAL_LABELS, subjectName, TEXT_LENGTHS } from "@pkg/domain";
import { PillToggles } from "@pkg/ui/pill-group";
import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";
import { Steps } from "@pkg/ui/steps";
import { TextArea } from "@pkg/ui/text-area";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { GradeBandChoice } from "@/lib/students/grade-band-choice";
import type { ApplicantWire, useRecommendations } from "../queries";
import { APPLICANT_STEPS, type ApplicantStep, STEP_TITLES } from "../step-plan";
import { BackgroundStep } from "../steps/background-step";
import type { StepProps } from "../steps/step-props";
import { TimesStep } from "../steps/times-step";
import { weeklyLessons } from "../weekly-lessons";
import { withStudyPurposes } from "../wishes";
import { LevelTestNote } from "./level-test-note";

// The cards of tutors are a tenth of the page, and the fifth question only.
const loadTutorsStep = () => import("../steps/tutors-step");
const TutorsStep = lazy(loadTutorsStep);

// The last question only.
const loadWishesList = () => import("./wishes-list");
const WishesList = lazy(async () => ({ default: (await loadWishesList()).WishesList }));

// Only for an order of several courses.
const OnlyCourse = lazy(async () => ({ default: (await import("./only-course")).OnlyCourse }));

type StepViewProps = StepProps & {
  step: ApplicantStep;
  applicant: ApplicantWire;
  recommended: ReturnType<typeof useRecommendations>;
  /** Of the tutors who are asked first. */
  tutorNames: readonly string[];
  onStep: (step: ApplicantStep) => void;
  onOnlyCourse: (position: number) => void;
};

/** One question: progress, heading and answers. */
export function StepView({
  titleId,
  step,
  applicant,
  recommended,
  tutorNames,
  wishes,
  change,
  onStep,
  onOnlyCourse,
}: StepViewProps) {
  useEffect(() => {
    if (step === "MEMO") void loadTutorsStep().catch(() => {});
    if (step === "TUTORS") void loadWishesList().catch(() => {});
  }, [step]);
  const words = step === "TIMES" ? timesTitle(applicant) : STEP_TITLES[step];
  const note = stepNote(applicant, step);
  return (
    <>
      <div className="px-(--size-gutter) pt-1">
        <Steps current={APPLICANT_STEPS.indexOf(step) + 1} total={APPLICANT_STEPS.length} />
        <h1 id={titleId} tabIndex={-1} className="mt-6 mb-1.5 text-title-1 outline-none">
          {words.title}
        </h1>
        <p className="text-body-sm text-fg-2">{words.lead}</p>
        {note ? <p className="mt-2 text-body-sm font-semibold text-brand-fg">{note}</p> : null}
      </div>
      <div className="pb-10">
        <StepBody
          step={step}
          applicant={applicant}
          recommended={recommended}
          tutorNames={tutorNames}
          onStep={onStep}
          onOnlyCourse={onOnlyCourse}
          props={{ wishes, change, titleId }}
        />
      </div>
    </>
  );
}

function StepBody({
  step,
  applicant,
  recommended,
  tutorNames,
  onStep,
  onOnlyCourse,
  props,
}: Pick<StepViewProps, "step" | "applicant" | "recommended" | "tutorNames" | "onStep" | "onOnlyCourse"> & {
  props: StepProps;
}): ReactNode {
  switch (step) {
    case "GOALS":
      return (
        <>
          <LevelTestNote courses={applicant.courses} wishes={props.wishes} change={props.change} />
          <GoalsStep {...props} grade={applicant.grade} />
        </>
      );
    case "BACKGROUND":
      return <BackgroundStep {...props} ranks={waitingRanks(applicant)} />;
    case "TIMES":
      return <TimesStep {...props} applicant={applicant} />;
    case "MEMO":
      return <MemoStep {...props} />;
    case "TUTORS":
      return (
        <Suspense fallback={<CardsSkeleton />}>
          <TutorsStep wishes={props.wishes} change={props.change} found={recommended} skeleton={<CardsSkeleton />} />
        </Suspense>
      );
    case "REVIEW":
      return (
        <div className="px-(--size-gutter) pt-5">
          <Suspense fallback={<CardsSkeleton />}>
            <WishesList wishes={props.wishes} tutorNames={tutorNames} courses={applicant.courses} onChange={onStep} />
          </Suspense>
          {applicant.courses.length > 1 ? (
            <Suspense fallback={null}>
              <OnlyCourse courses={applicant.courses} onSend={onOnlyCourse} />
            </Suspense>
          ) : null}
        </div>
      );
  }
}

function CardsSkeleton() {
  return (
    <SkeletonGroup className="grid gap-4 px-(--size-gutter) pt-6">
      <Skeleton className="h-72 w-full" />
      <Skeleton className="h-72 w-full" />
    </SkeletonGroup>
  );
}

const waitingRanks = ({ applicants }: ApplicantWire) =>
  applicants.flatMap(({ completedAt, rank }) => (completedAt ? [] : [rank]));

/** Whose wishes these are, where that is not plain. */
function stepNote({ courses, applicants, isTakenOver }: ApplicantWire, step: ApplicantStep): string | null {
  const names = courses.map((course) => subjectName(course)).join(", ");
  if (courses.length < applicants.length) return `${names} 수업의 조건이에요. 앞에서 보낸 조건에서 시작해요.`;
  if (courses.length > 1 && step === "GOALS") return `${names}에 함께 쓰는 조건이에요. 다르면 마지막에 나눠 보내요.`;
  const isSame = isTakenOver && (step === "BACKGROUND" || step === "TIMES");
  return isSame ? "지난번 조건을 가져왔어요. 달라진 것만 고쳐 주세요." : null;
}

function timesTitle({ courses }: ApplicantWire) {
  return {
    title: "언제 만나면 좋을까요?",
    lead: (
      <>
        <b className="font-semibold text-fg">{weeklyLessons(courses)}</b> 수업이에요. 되는 시간을 모두 칠해 주세요.
        <br />
        넉넉할수록 맞는 선생님이 많아져요.
      </>
    ),
  };
}

/** The seven study goals, those of the student's grade first, and the marks. */
function GoalsStep({ wishes, change, titleId, grade }: StepProps & { grade: Grade | null }) {
  return (
    <div className="grid gap-9 px-(--size-gutter) pt-5">
      <PillToggles
        labelledBy={titleId}
        options={goalsForGrade(grade).map((goal) => ({ value: goal, label: STUDY_GOAL_LABELS[goal] }))}
        value={wishes.studyPurposes}
        onChange={(next) => change({ studyPurposes: withStudyPurposes(wishes.studyPurposes, next) })}
      />
      <GradeBandChoice value={wishes.gradeBand} onChange={(gradeBand) => change({ gradeBand })} />
    </div>
  );
}

/** A memo to the tutor. */
function MemoStep({ wishes, change, titleId }: StepProps) {
  return (
    <div className="px-(--size-gutter) pt-5">
      <TextArea
        label="선생님께 남기는 말"
        labelHidden
        aria-labelledby={titleId}
        rows={6}
        maxLength={TEXT_LENGTHS.tutorMemo.max}
        placeholder="예: 도형 문제를 어려워해요. 처음에는 천천히 설명해 주세요."
        value={wishes.tutorMemo}
        counter={`${wishes.tutorMemo.length}/${TEXT_LENGTHS.tutorMemo.max}`}
        help="이름이나 연락처 같은 개인정보는 적지 말아 주세요."
        error={contactProblem(wishes.tutorMemo)}
        onChange={(event) => change({ tutorMemo: event.target.value })}
      />
    </div>
  );
}

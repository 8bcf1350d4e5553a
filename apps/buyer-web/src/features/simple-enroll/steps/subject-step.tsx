import { EXPERT_EXCLUDED_SUBJECTS, TUTOR_RANK_NAMES } from "@pkg/domain";
import { ActionTile } from "@pkg/ui/action-tile";
import { PillGroup } from "@pkg/ui/pill-group";
import { Segmented } from "@pkg/ui/segmented";
import type { ReactNode } from "react";
import { type EnrollCatalogue, subjectsFor } from "@/lib/catalogue/enroll-catalogue";
import { LEVEL_NAMES } from "@/lib/catalogue/labels";
import { SubjectIcon } from "@/lib/courses/subject-icon";
import { StepTitle } from "../components/step-title";
import type { SimpleEnroll } from "../use-simple-enroll";

type SubjectStepProps = {
  catalogue: EnrollCatalogue;
  enroll: SimpleEnroll;
  titleId: string;
  /** What the tutors of a rank are, below the question about it. */
  about: ReactNode;
};

/** 1/3: school level, tutor rank and subject. */
export function SubjectStep({ catalogue, enroll, titleId, about }: SubjectStepProps) {
  const { options, place, changeChoice, goTo } = enroll;
  const { schoolLevel, tutorRank } = place.choice;
  const subjects = subjectsFor(catalogue, schoolLevel, tutorRank);
  return (
    <>
      <StepTitle id={titleId}>무엇을 배울까요?</StepTitle>
      <div className="grid gap-7.5">
        {isAsked(options.schoolLevels) ? (
          <Segmented
            legend="누가 배우나요?"
            options={options.schoolLevels.map((value) => ({ value, label: LEVEL_NAMES[value] }))}
            value={schoolLevel}
            onChange={(value) => changeChoice({ schoolLevel: value })}
            help={schoolLevel === "MIDDLE" ? "초등학생은 예비 중1로 중학생 수업을 들어요." : undefined}
          />
        ) : null}
        {isAsked(options.tutorRanks) ? (
          <div className="grid gap-3">
            <PillGroup
              legend="어떤 선생님이 좋으세요?"
              options={options.tutorRanks.map((value) => ({ value, label: TUTOR_RANK_NAMES[value] }))}
              value={tutorRank}
              onChange={(value) => changeChoice({ tutorRank: value })}
              help={tutorRank === "EXPERT" ? excludedReason(catalogue) : undefined}
            />
            {about}
          </div>
        ) : null}
        <section aria-labelledby="subjects">
          <h2 id="subjects" className="mb-3 text-label">
            어떤 과목인가요?
          </h2>
          <ul className="grid grid-cols-2 gap-2.5 lg:grid-cols-5">
            {subjects.map(({ key, label }) => (
              <li key={key} className="min-w-0">
                <ActionTile icon={<SubjectIcon subject={key} />} label={label} onPress={() => goTo(key, null)} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

/** Beside a tutor there may be one answer: then nothing is asked. */
const isAsked = (answers: readonly unknown[]): boolean => answers.length > 1;

/** Which subjects no expert teaches, with the catalogue's subject names. */
function excludedReason({ subjects }: EnrollCatalogue): string | undefined {
  const names = EXPERT_EXCLUDED_SUBJECTS.flatMap((key) => subjects.find((subject) => subject.key === key)?.label ?? []);
  return names.length > 0 ? `${TUTOR_RANK_NAMES.EXPERT}은 ${names.join(", ")} 수업을 하지 않아요.` : undefined;
}

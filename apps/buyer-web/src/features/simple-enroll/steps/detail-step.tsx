import { ListRow } from "@pkg/ui/list-row";
import type { EnrollSubject } from "@/lib/catalogue/enroll-catalogue";
import { Answers, CurriculumBadge } from "../components/answers";
import { StepTitle } from "../components/step-title";
import type { SimpleEnroll } from "../use-simple-enroll";

type DetailStepProps = { enroll: SimpleEnroll; subject: EnrollSubject; titleId: string };

/** 2/3: the subject's details taught at this school level today. */
export function DetailStep({ enroll, subject, titleId }: DetailStepProps) {
  return (
    <>
      <Answers enroll={enroll} />
      <StepTitle id={titleId}>{`${subject.label}, 어느 과정을 배울까요?`}</StepTitle>
      <ul className="divide-y divide-line border-y border-line">
        {subject.details.map(({ key, label, curriculum, forGrades }) => (
          <li key={key}>
            <ListRow
              label={<span className="text-label">{label}</span>}
              value={
                <span className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
                  {forGrades}
                  {curriculum ? <CurriculumBadge curriculum={curriculum} /> : null}
                </span>
              }
              onPress={() => enroll.chooseDetail(subject.key, key)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

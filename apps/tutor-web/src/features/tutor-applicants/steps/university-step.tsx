import {
  ADMISSION_TYPE_LABELS,
  ADMISSION_TYPES,
  MAJOR_GROUP_LABELS,
  MAJOR_GROUPS,
  MAJOR_TRACK_LABELS,
  MAJOR_TRACKS,
  studiesElsewhere,
  TEXT_LENGTHS,
  TOP_UNIVERSITIES_TEXT,
  TUTOR_RANK_NAMES,
} from "@pkg/domain";
import { PillGroup } from "@pkg/ui/pill-group";
import { Segmented } from "@pkg/ui/segmented";
import { BASIS_QUESTION, REPORT_QUESTION } from "@/lib/teaching-basis";
import { ApplicantProof } from "./applicant-proof";
import type { StepProps } from "./step-props";
import { TextQuestion } from "./text-question";
import { UniversitySearch } from "./university-search";

const ELSEWHERE = `${TUTOR_RANK_NAMES.BASIC} 수업은 ${TOP_UNIVERSITIES_TEXT} 선생님께만 제안해요. 다른 대학이면 과목을 고를 때 ${TUTOR_RANK_NAMES.EXPERT}으로 지원해 주세요.`;

/** University, major and admission type. */
export function UniversityStep({ answers, problems, change, flush }: StepProps) {
  return (
    <div className="grid gap-8">
      <div data-field="universityId">
        <UniversitySearch
          chosen={answers.otherUniversity === null ? answers.universityName : null}
          typed={answers.otherUniversity}
          error={problems.universityId}
          onPick={(university) =>
            change({
              universityId: university?.id ?? null,
              universityName: university?.name ?? null,
              universityTier: university?.tier ?? null,
              otherUniversity: null,
            })
          }
          onType={(name) =>
            change({ universityId: null, universityName: name, universityTier: null, otherUniversity: name })
          }
        />
      </div>
      <TextQuestion
        field="major"
        label="전공"
        maxLength={TEXT_LENGTHS.major.max}
        autoComplete="off"
        value={answers.major ?? ""}
        error={problems.major}
        onChange={(major) => change({ major })}
      />
      <p role="status" className="-mt-5 text-body-sm text-fg-2 empty:hidden">
        {studiesElsewhere(answers) ? ELSEWHERE : null}
      </p>
      <div data-field="majorGroup">
        <PillGroup
          legend="전공 계열"
          options={MAJOR_GROUPS.map((value) => ({ value, label: MAJOR_GROUP_LABELS[value] }))}
          value={answers.majorGroup}
          error={problems.majorGroup}
          onChange={(majorGroup) => change({ majorGroup })}
        />
      </div>
      <div data-field="majorTrack">
        <Segmented
          legend="고등학교 때 계열"
          options={MAJOR_TRACKS.map((value) => ({ value, label: MAJOR_TRACK_LABELS[value] }))}
          value={answers.majorTrack}
          error={problems.majorTrack}
          onChange={(majorTrack) => change({ majorTrack })}
        />
      </div>
      <div data-field="admissionType">
        <PillGroup
          legend="입학 전형"
          options={ADMISSION_TYPES.map((value) => ({ value, label: ADMISSION_TYPE_LABELS[value] }))}
          value={answers.admissionType}
          error={problems.admissionType}
          onChange={(admissionType) => change({ admissionType })}
        />
      </div>
      <div data-field="teachingBasis">
        <Segmented
          {...BASIS_QUESTION}
          value={answers.teachingBasis}
          error={problems.teachingBasis}
          onChange={(teachingBasis) => change({ teachingBasis })}
        />
      </div>
      {answers.teachingBasis === "REPORTED" ? (
        <TextQuestion
          {...REPORT_QUESTION}
          field="reportNumber"
          value={answers.reportNumber ?? ""}
          error={problems.reportNumber}
          onChange={(reportNumber) => change({ reportNumber })}
        />
      ) : null}
      <div data-field="studyProof">
        <ApplicantProof applicant={answers} error={problems.studyProof} flush={flush} />
      </div>
    </div>
  );
}

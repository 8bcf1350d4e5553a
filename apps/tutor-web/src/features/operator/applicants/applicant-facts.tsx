import {
  ADMISSION_TYPE_LABELS,
  confidenceLevelLabel,
  formatPhone,
  isTopUniversity,
  MAJOR_GROUP_LABELS,
  MAJOR_TRACK_LABELS,
  TUTOR_GENDER_LABELS,
  TUTOR_RANK_NAMES,
  TUTOR_STYLE_LABELS,
  TUTOR_SUBJECT_LISTS,
  teachingBasisText,
  UNIVERSITY_TIER_LABELS,
} from "@pkg/domain";
import { $api } from "@pkg/web/platform/api/query";
import type { TutorApplicant } from "@/lib/applicant/tutor-applicant";
import { labelIn } from "@/lib/label-in";

/** All answers of an application. */
export function ApplicantFacts({ applicant }: { applicant: TutorApplicant }) {
  const { data: subjects, isError } = useSubjects();
  const details = subjects?.flatMap(({ subjectDetails }) => subjectDetails);
  const unnamed = isError ? "과목 이름을 불러오지 못했어요. 새로 고쳐 주세요." : "불러오고 있어요";
  const taught = TUTOR_SUBJECT_LISTS.flatMap((list) => applicant.subjects[list]);
  const { universityName, universityTier, major, majorGroup, majorTrack, admissionType } = applicant;
  const isTop =
    universityTier && isTopUniversity({ universityName: universityName ?? "", universityTier, major: major ?? "" });
  const rows: [string, string][] = [
    ["지원", TUTOR_RANK_NAMES[applicant.expertWish ? "EXPERT" : "BASIC"]],
    ["성별", applicant.gender ? TUTOR_GENDER_LABELS[applicant.gender] : ""],
    ["휴대폰", applicant.phoneNumber ? formatPhone(applicant.phoneNumber) : ""],
    [
      "대학",
      [
        universityName,
        universityTier ? UNIVERSITY_TIER_LABELS[universityTier] : "목록에 없음",
        isTop ? `${TUTOR_RANK_NAMES.BASIC} 대학` : `${TUTOR_RANK_NAMES.BASIC} 대학이 아니에요`,
      ].join(" · "),
    ],
    ["전공", [applicant.major, majorGroup && MAJOR_GROUP_LABELS[majorGroup]].join(" · ")],
    [
      "계열",
      [majorTrack && MAJOR_TRACK_LABELS[majorTrack], admissionType && ADMISSION_TYPE_LABELS[admissionType]].join(" · "),
    ],
    ["재학·과외 신고", teachingBasisText(applicant) || "아직 묻지 않은 지원서"],
    ["과외 경력", applicant.teachingYears ? `${applicant.teachingYears}년` : "처음"],
    ["스타일", applicant.styles.map((style) => TUTOR_STYLE_LABELS[style]).join(", ")],
    [
      "자신감",
      subjects
        ? applicant.subjects.confidenceSubjects
            .map(({ subject, level }) => `${labelIn(subjects, subject)} ${confidenceLevelLabel(level)}`)
            .join(", ")
        : unnamed,
    ],
    ["과목", details ? taught.map((key) => labelIn(details, key)).join(", ") : unnamed],
    ["소개", applicant.introduction ?? ""],
  ];
  return (
    <dl className="border-t border-line">
      {rows.map(([label, value]) => (
        <div key={label} className="flex gap-4 border-b border-line py-3.5">
          <dt className="w-16 shrink-0 text-caption text-fg-3">{label}</dt>
          <dd className="min-w-0 flex-1 text-body-sm">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Labels of subject keys, including hidden subjects. */
const useSubjects = () => $api.useQuery("get", "/subjects", undefined, { select: ({ content }) => content });

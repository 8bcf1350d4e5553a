import { spokenSeconds, TUTOR_STYLE_LABELS, TUTOR_SUBJECT_LISTS } from "@pkg/domain";
import { Card } from "@pkg/ui/card";
import { DescriptionRows } from "@pkg/ui/description-rows";
import type { TutorApplicant } from "@/lib/tutor-applicant";

/** What was sent, to read again while staff looks at it. */
export function SentAnswers({ applicant }: { applicant: TutorApplicant }) {
  const { name, universityName, major, subjects, styles, screening, introduction } = applicant;
  const taught = TUTOR_SUBJECT_LISTS.reduce((sum, list) => sum + subjects[list].length, 0);
  const rows = [
    { id: "name", label: "이름", value: name ?? "" },
    { id: "university", label: "대학", value: `${universityName ?? ""} ${major ?? ""}`.trim() },
    { id: "subjects", label: "과목", value: `${taught}개` },
    { id: "styles", label: "수업", value: styles.map((style) => TUTOR_STYLE_LABELS[style]).join(", ") },
    { id: "voice", label: "녹음", value: screening ? spokenSeconds(screening.milliseconds / 1000) : "" },
  ];
  return (
    <Card as="section" className="mt-6">
      <h2 className="mb-2 text-title-3">보낸 지원서</h2>
      <DescriptionRows rows={rows} />
      <p className="mt-3 text-body-sm whitespace-pre-line text-fg-2">{introduction}</p>
    </Card>
  );
}

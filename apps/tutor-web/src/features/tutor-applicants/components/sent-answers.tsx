import { Card } from "@pkg/ui/card";
import { DescriptionRows } from "@pkg/ui/description-rows";
import type { TutorApplicant } from "@/lib/applicant/tutor-applicant";
import type { Subject } from "../queries";
import { summaryRows, voiceLength } from "../summary-rows";

type SentAnswersProps = { applicant: TutorApplicant; subjects: readonly Subject[] };

/** What was sent, to read again while staff looks at it. */
export function SentAnswers({ applicant, subjects }: SentAnswersProps) {
  const rows = [...summaryRows(applicant, subjects), { label: "녹음", value: voiceLength(applicant) }];
  return (
    <Card as="section" className="mt-6">
      <h2 className="mb-2 text-title-3">보낸 지원서</h2>
      <DescriptionRows
        rows={rows.map(({ label, value }) => ({
          id: label,
          label,
          value: <span className="break-words whitespace-pre-line">{value}</span>,
        }))}
      />
    </Card>
  );
}

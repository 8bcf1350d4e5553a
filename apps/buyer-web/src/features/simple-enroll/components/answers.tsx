import type { Curriculum } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { type DescriptionRow, DescriptionRows } from "@pkg/ui/description-rows";
import { rankName } from "@/lib/catalogue/labels";
import type { SimpleEnroll } from "../use-simple-enroll";

/** What was answered before this step, each with its way back. */
export function Answers({ enroll: { place, goTo } }: { enroll: SimpleEnroll }) {
  const { subject, detail, choice } = place;
  const rows: DescriptionRow[] = [];
  if (subject) {
    const rank = choice.tutorRank === "EXPERT" ? <Badge>{rankName(choice.tutorRank)}</Badge> : null;
    rows.push({
      id: "subject",
      label: "과목",
      value: <Value text={subject.label}>{rank}</Value>,
      onChange: () => goTo(null, null),
    });
  }
  if (subject && detail) {
    const badge = detail.curriculum ? <CurriculumBadge curriculum={detail.curriculum} /> : null;
    const value = <Value text={detail.label}>{badge}</Value>;
    rows.push({ id: "detail", label: "세부 과목", value, onChange: () => goTo(subject.key, null) });
  }
  return <DescriptionRows rows={rows} className="mt-5" />;
}

/** "2022 개정" */
export function CurriculumBadge({ curriculum }: { curriculum: Curriculum }) {
  return <Badge>{curriculum} 개정</Badge>;
}

function Value({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {text}
      {children}
    </span>
  );
}

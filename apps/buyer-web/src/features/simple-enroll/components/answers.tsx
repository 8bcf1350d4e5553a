import { type Curriculum, TUTOR_RANK_NAMES } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { type DescriptionRow, DescriptionRows } from "@pkg/ui/description-rows";
import type { SimpleEnroll } from "../use-simple-enroll";

/** The answers of previous steps, each with its edit link. */
export function Answers({ enroll: { place, goTo } }: { enroll: SimpleEnroll }) {
  if (place.step === 1) return null;
  const { subject, choice } = place;
  const rank = choice.tutorRank === "EXPERT" ? <Badge>{TUTOR_RANK_NAMES[choice.tutorRank]}</Badge> : null;
  const rows: DescriptionRow[] = [
    {
      id: "subject",
      label: "과목",
      value: <Value text={subject.label}>{rank}</Value>,
      onChange: () => goTo(null, null),
    },
  ];
  if (place.step === 3) {
    const { label, curriculum } = place.detail;
    const value = <Value text={label}>{curriculum ? <CurriculumBadge curriculum={curriculum} /> : null}</Value>;
    rows.push({ id: "detail", label: "세부 과목", value, onChange: () => goTo(subject.key, null) });
  }
  return <DescriptionRows rows={rows} className="mt-5" />;
}

/** "2022 개정" */
export function CurriculumBadge({ curriculum }: { curriculum: Curriculum }) {
  return <Badge>{`${curriculum} 개정`}</Badge>;
}

function Value({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {text}
      {children}
    </span>
  );
}

import { TUTOR_STYLE_LABELS, type TutorGender, type TutorStyle, teachingYearsText } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { Card } from "@pkg/ui/card";
import { Portrait, seedOf } from "@pkg/ui/portrait";
import Link from "next/link";

export interface TypeTutor {
  readonly id: string;
  readonly name: string;
  readonly gender: TutorGender;
  readonly universityName: string;
  readonly major: string;
  readonly teachingYears: number;
  readonly styles: readonly TutorStyle[];
  readonly suitingStyles: readonly TutorStyle[];
}

/** What anybody may see of a tutor; the styles that suit come first. The whole card leads to the tutor's page. */
export function TypeTutorCard({ tutor }: { tutor: TypeTutor }) {
  const { id, name, gender, universityName, major, teachingYears, styles, suitingStyles } = tutor;
  const others = styles.filter((style) => !suitingStyles.includes(style));
  return (
    <Card
      tone="lift"
      as="article"
      className="relative h-full transition-shadow duration-(--duration-base) hover:shadow-float"
    >
      <div className="flex items-center gap-4">
        <Portrait seed={seedOf(id)} gender={gender} width={64} />
        <div className="min-w-0">
          <h2 className="text-title-3">
            <Link
              href={`/tutors/${id}`}
              className="after:absolute after:inset-0 after:rounded-lg"
            >{`${name} 선생님`}</Link>
          </h2>
          <p className="text-caption text-fg-3">
            {universityName} <span className="inline-block">{major}</span>
          </p>
          <p className="text-caption text-fg-3">{teachingYearsText(teachingYears)}</p>
        </div>
      </div>
      <ul className="mt-4 flex flex-wrap gap-1.5" aria-label="수업 성향">
        {suitingStyles.map((style) => (
          <li key={style}>
            <Badge tone="brand">{TUTOR_STYLE_LABELS[style]}</Badge>
          </li>
        ))}
        {others.map((style) => (
          <li key={style}>
            <Badge tone="neutral">{TUTOR_STYLE_LABELS[style]}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}

import {
  CONFIDENCE_LEVEL_LABELS,
  type ConfidenceLevel,
  TUTOR_RANK_NAMES,
  TUTOR_STYLE_LABELS,
  teachingYearsText,
} from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { Card } from "@pkg/ui/card";
import { Portrait, seedOf } from "@pkg/ui/portrait";
import { Reasons } from "@pkg/ui/reasons";
import { shownConfidence } from "@pkg/web/features/tutor/shown-confidence";
import Link from "next/link";
import type { ListedTutor } from "@/lib/tutors/public-tutors";

/** One tutor of the list; the whole card leads to the tutor's page. */
export function ListedTutorCard({ tutor }: { tutor: ListedTutor }) {
  const { id, name, gender, rank, universityName, major, styles, introduction, subjects, fit } = tutor;
  return (
    <Card
      as="article"
      tone="lift"
      className="relative transition-shadow duration-(--duration-base) hover:shadow-float lg:p-6"
    >
      <div className="flex items-start gap-4">
        <Portrait seed={seedOf(id)} gender={gender} width={72} />
        <div className="min-w-0 flex-1">
          <h3 className="text-title-3">
            <Link
              href={`/tutors/${id}`}
              className="after:absolute after:inset-0 after:rounded-lg"
            >{`${name} 선생님`}</Link>
          </h3>
          <p className="text-caption text-fg-2">
            {universityName} <span className="inline-block">{major}</span>
          </p>
          <p className="text-caption text-fg-3">{experience(tutor)}</p>
          {tutor.averageRating === null ? null : (
            <p className="num text-caption text-fg-2">{`별점 ${tutor.averageRating.toFixed(1)} · 후기 ${tutor.reviewCount}개`}</p>
          )}
        </div>
        {fit ? (
          <p className="shrink-0 text-right">
            <b className="block text-[1.875rem]/[2rem] font-bold tracking-[-0.035em] text-brand-fg">{fit.score}</b>
            <span className="text-micro text-fg-3">나란 점수</span>
          </p>
        ) : null}
      </div>
      <ul className="mt-4 flex flex-wrap gap-1.5" aria-label="과목과 스타일">
        {rank === "EXPERT" ? (
          <li>
            <Badge tone="accent">{TUTOR_RANK_NAMES.EXPERT}</Badge>
          </li>
        ) : null}
        {subjects.map(({ label, confidence }) => (
          <li key={label}>
            <SubjectBadge label={label} shown={shownConfidence(confidence)} />
          </li>
        ))}
        {styles.map((style) => (
          <li key={style}>
            <Badge>{TUTOR_STYLE_LABELS[style]}</Badge>
          </li>
        ))}
      </ul>
      {fit ? (
        <Reasons reasons={fit.reasons} misses={fit.misses} notes={fit.notes} className="mt-4" />
      ) : (
        <p className="mt-3.5 line-clamp-2 text-body-sm text-fg-2">{introduction}</p>
      )}
    </Card>
  );
}

function SubjectBadge({ label, shown }: { label: string; shown: ConfidenceLevel | null }) {
  if (!shown) return <Badge>{label}</Badge>;
  return <Badge tone="brand">{`${label} ${CONFIDENCE_LEVEL_LABELS[shown]}`}</Badge>;
}

function experience({ teachingYears, lessonsGiven }: ListedTutor): string {
  const years = teachingYearsText(teachingYears);
  return lessonsGiven > 0 ? `${years} · 나란에서 수업 ${lessonsGiven}회` : years;
}

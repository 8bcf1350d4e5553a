import type { components } from "@pkg/api-client";
import { gradeLabel, toKstDate } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { Card } from "@pkg/ui/card";
import { Icon } from "@pkg/ui/icon";
import { Rating } from "@pkg/ui/rating";
import { ReviewChips } from "@pkg/web/features/reviews/review-chips";
import ChevronRight from "lucide-react/icons/chevron-right";
import Link from "next/link";

export type Review = components["schemas"]["Review"];

type ReviewCardProps = {
  review: Review;
  /** On a tutor's own page the name is said already. */
  hidesTutor?: boolean;
};

/** One review with the tutor's answer; a list item. */
export function ReviewCard({ review, hidesTutor = false }: ReviewCardProps) {
  const { rating, text, chips, grade, subjectLabel, months, isVerified, isEdited, createdAt, tutor, reply } = review;
  const facts = [
    `${gradeLabel(grade, "short")} ${subjectLabel}`,
    `${months}개월째 수강`,
    `${dayText(createdAt)}${isEdited ? " · 수정됨" : ""}`,
  ];
  return (
    <Card as="li" className="flex flex-col gap-3 lg:p-6">
      <div className="flex items-center justify-between gap-3">
        <Rating value={rating} />
        {isVerified ? <Badge tone="success">수강 인증</Badge> : null}
      </div>
      <p className="text-body text-pretty whitespace-pre-line">{text}</p>
      <ReviewChips chips={chips} />
      <p className="flex flex-wrap gap-x-1 text-caption text-fg-3">
        {facts.map((fact, index) => (
          <span key={fact} className="whitespace-nowrap">
            {index > 0 ? <span aria-hidden="true">· </span> : null}
            {fact}
          </span>
        ))}
      </p>
      {tutor && !hidesTutor ? (
        <Link
          href={`/tutors/${tutor.id}`}
          className="-my-2 inline-flex min-h-11 items-center gap-0.5 self-start text-body-sm font-semibold text-fg-2 underline-offset-4 hover:underline"
        >
          {tutor.name} 선생님 보기
          <Icon of={ChevronRight} size={18} className="text-fg-3" />
        </Link>
      ) : null}
      {reply ? (
        <div className="mt-1 border-l-2 border-pine-200 pl-4">
          <p className="text-caption font-semibold text-brand-fg">{tutor ? `${tutor.name} 선생님` : "선생님"}의 답글</p>
          <p className="mt-0.5 text-body-sm text-pretty whitespace-pre-line text-fg-2">{reply.text}</p>
        </div>
      ) : null}
    </Card>
  );
}

/** The day of an instant in Korea, with its year: "2026.11.24". For days that need not be of this year. */
const dayText = (instant: string): string => toKstDate(new Date(instant)).replaceAll("-", ".");

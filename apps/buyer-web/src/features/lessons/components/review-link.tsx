import { isLessonHeld, REVIEW_LESSONS } from "@pkg/domain";
import { Icon } from "@pkg/ui/icon";
import type { ClassLessons } from "@pkg/web/features/lessons/queries";
import ChevronRight from "lucide-react/icons/chevron-right";
import Star from "lucide-react/icons/star";
import Link from "next/link";

type ReviewLinkProps = { matchId: string; lessons: ClassLessons; className?: string };

/** The way to the review of a class, from its fourth lesson on; before it, when that is. */
export function ReviewLink({ matchId, lessons, className = "" }: ReviewLinkProps) {
  const held = lessons.content.filter(({ settledAs, dispute }) =>
    isLessonHeld({ settledAs, dispute: dispute?.isOpen ? "OPEN" : null }),
  );
  if (held.length < REVIEW_LESSONS) {
    if (held.length === 0 || lessons.counts.left === 0) return null;
    return (
      <p
        className={`text-caption text-fg-2 ${className}`}
      >{`후기는 한 선생님과 수업을 ${REVIEW_LESSONS}회 한 뒤에 쓸 수 있어요.`}</p>
    );
  }
  return (
    <Link
      href={`/myclass/${matchId}/review`}
      className={`flex min-h-14 items-center gap-3 rounded-[1rem] border border-line px-4 py-2 transition-colors duration-(--duration-fast) hover:bg-sand-50 ${className}`}
    >
      <Icon of={Star} className="shrink-0" />
      <span className="min-w-0 flex-1 text-label">수업 후기</span>
      <Icon of={ChevronRight} className="shrink-0 text-fg-3" />
    </Link>
  );
}

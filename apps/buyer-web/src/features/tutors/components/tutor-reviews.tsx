import { ButtonLink } from "@pkg/ui/button";
import { Rating } from "@pkg/ui/rating";
import Link from "next/link";
import { loadReviewPage } from "@/lib/site/public-data";
import { ReviewCard } from "@/lib/tutors/review-card";

const SHOWN = 5;

/** What families say of one tutor, the latest first. A tutor without reviews says so; a failed load leaves the section out. */
export async function TutorReviews({ tutorId }: { tutorId: string }) {
  const found = await loadReviewPage({ tutorId: Number(tutorId), size: SHOWN, page: 0, sort: "LATEST" }).catch(
    () => null,
  );
  if (!found) return null;
  const { content, totalElements, averageRating } = found;
  return (
    <section aria-labelledby="tutor-reviews" className="mt-9">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id="tutor-reviews" className="text-title-3">
          후기{totalElements > 0 ? <span className="num">{` ${totalElements}개`}</span> : null}
        </h2>
        {totalElements > 0 ? <Rating value={averageRating} isAverage /> : null}
      </div>
      {content.length > 0 ? (
        <ul className="grid gap-3">
          {content.map((review) => (
            <ReviewCard key={review.id} review={review} hidesTutor />
          ))}
        </ul>
      ) : (
        <p className="text-body-sm text-fg-2">아직 이 선생님의 후기가 없어요. 수업을 네 번 들은 가족만 쓸 수 있어요.</p>
      )}
      <ButtonLink href="/reviews" linkAs={Link} variant="line" size="sm" className="mt-4">
        나란 후기 모두 보기
      </ButtonLink>
    </section>
  );
}

import { ButtonLink } from "@pkg/ui/button";
import { Page } from "@pkg/ui/layout";
import { EmptyState } from "@pkg/ui/states";
import { StructuredData } from "@pkg/web/platform/metadata/structured-data";
import { LoadFailure } from "@/lib/site/load-failure";
import { loadReviewPage, loadSubjects } from "@/lib/site/public-data";
import { ReviewCard } from "@/lib/tutors/review-card";
import { ReviewFilters } from "./components/review-filters";
import { ReviewPages } from "./components/review-pages";
import { ReviewSummary } from "./components/review-summary";
import { ratedService } from "./rated-service";
import { filterHref, PAGE_SIZE, type ReviewFilter } from "./review-filter";

/** What families say: the figures of what was chosen, the choices, and the reviews page by page. */
export async function ReviewsPage({ filter }: { filter: ReviewFilter }) {
  const { subject, grade, rank, sort, page } = filter;
  const query = {
    sort,
    size: PAGE_SIZE,
    page: page - 1,
    ...(subject && { subject }),
    ...(grade && { grade }),
    ...(rank && { rank }),
  };
  const [found, subjects] = await Promise.all([
    loadReviewPage(query).catch(() => null),
    loadSubjects().catch(() => []),
  ]);
  if (!found) {
    return (
      <Page className="py-10">
        <LoadFailure title="후기를 불러오지 못했어요" reason="잠시 후 다시 불러와 주세요." />
      </Page>
    );
  }
  const { content, totalElements, averageRating, distribution } = found;
  const isPlain = !subject && !grade && !rank;
  return (
    <Page className="pb-16 lg:grid lg:grid-cols-[17.5rem_minmax(0,1fr)] lg:items-start lg:gap-x-14 lg:pb-24">
      {isPlain && totalElements > 0 ? <StructuredData data={ratedService(found)} /> : null}
      <div className="lg:sticky lg:top-6">
        {totalElements > 0 ? (
          <ReviewSummary total={totalElements} average={averageRating} distribution={distribution} />
        ) : null}
        <ReviewFilters
          filter={filter}
          subjects={subjects.map(({ key, label }) => ({ value: key, label }))}
          className="mt-6"
        />
      </div>
      <section aria-label="후기 목록" className="mt-7 lg:mt-0">
        {content.length > 0 ? (
          <ul className="grid gap-3 lg:gap-4">
            {content.map((review) => (
              <ReviewCard key={review.id} review={review} />
            ))}
          </ul>
        ) : (
          <EmptyState
            className="py-12"
            title={page > 1 ? "이 페이지에는 후기가 없어요" : "고른 조건의 후기가 아직 없어요"}
            reason={page > 1 ? "후기가 그사이에 줄었을 수 있어요." : "과목이나 학년을 바꾸면 다른 후기를 볼 수 있어요."}
            action={
              <ButtonLink href={page > 1 ? filterHref(filter) : "/reviews"} variant="secondary">
                {page > 1 ? "첫 페이지 보기" : "모든 후기 보기"}
              </ButtonLink>
            }
          />
        )}
        <ReviewPages filter={filter} totalPages={Math.ceil(totalElements / PAGE_SIZE)} />
      </section>
    </Page>
  );
}

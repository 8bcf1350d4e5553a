import { gradeLabel } from "@pkg/domain";
import { Card } from "@pkg/ui/card";
import { Page } from "@pkg/ui/layout";
import { Rating } from "@pkg/ui/rating";
import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { LoadFailure } from "@/lib/load-failure";
import { loadReviews } from "@/lib/public-data";
import { SectionTitle } from "./section-title";

/** The latest reviews, unedited. */
export async function Reviews() {
  await connection();
  const reviews = await loadReviews().catch(() => null);
  if (reviews?.length === 0) return null;
  return (
    <ReviewsSection>
      {reviews ? (
        <section
          aria-label="후기"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling row must be reachable by keyboard
          tabIndex={0}
          className="-mx-(--size-gutter) overflow-x-auto px-(--size-gutter) pb-2 [scrollbar-width:none] lg:mx-0 lg:overflow-visible lg:px-0 lg:pb-0"
        >
          <ul className="flex gap-3 lg:grid lg:grid-cols-3 lg:gap-5">
            {reviews.map(({ id, rating, text, grade, subjectLabel, months }) => (
              <Card as="li" key={id} className="flex w-72 shrink-0 flex-col lg:w-auto lg:p-6">
                <Rating value={rating} label={`5점 만점에 ${rating.toFixed(1)}점`} />
                <p className="mt-3 mb-4 flex-1 text-body">{text}</p>
                <p className="text-caption text-fg-3">
                  {gradeLabel(grade, "short")} {subjectLabel} · {months}개월째 수강
                </p>
              </Card>
            ))}
          </ul>
        </section>
      ) : (
        <LoadFailure level={3} title="후기를 불러오지 못했어요" reason="잠시 후 다시 불러와 주세요." />
      )}
    </ReviewsSection>
  );
}

/** The section while the reviews load. */
export function ReviewsSkeleton() {
  return (
    <ReviewsSection>
      <SkeletonGroup>
        <Skeleton className="h-52 w-full" />
      </SkeletonGroup>
    </ReviewsSection>
  );
}

function ReviewsSection({ children }: { children: ReactNode }) {
  return (
    <section className="overflow-hidden">
      <Page className="pt-4 pb-12 lg:pt-0 lg:pb-24">
        <SectionTitle className="mb-5 lg:mb-8">먼저 앉아 본 이야기</SectionTitle>
        {children}
      </Page>
    </section>
  );
}

"use client";

import { REVIEW_LESSONS } from "@pkg/domain";
import { Button, ButtonLink } from "@pkg/ui/button";
import { Rating } from "@pkg/ui/rating";
import { EmptyState } from "@pkg/ui/states";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import Link from "next/link";
import { TutorGate } from "@/lib/own-tutor/tutor-gate";
import { ReviewItem } from "./components/review-item";
import { useTutorReviews } from "./queries";

/** `/reviews` of the tutor's site: what families wrote, with one answer to each. */
export function ReviewsPage() {
  const reading = useTutorReviews();
  return (
    <TutorGate reading={reading} what="후기를">
      {({ pages }) => {
        const [first] = pages;
        const reviews = pages.flatMap(({ content }) => content);
        return (
          <div className="max-w-180">
            <PageTitle lead="답글은 후기마다 한 번 남길 수 있고, 모두에게 보여요. 남긴 뒤에는 고칠 수 없어요.">
              후기
            </PageTitle>
            {first && reviews.length > 0 ? (
              <>
                <p className="mb-4 flex items-center gap-2 text-body-sm text-fg-2">
                  <Rating value={first.averageRating} isAverage />
                  후기 {first.totalElements}개
                </p>
                <ul className="grid gap-4">
                  {reviews.map((review) => (
                    <ReviewItem key={review.id} review={review} />
                  ))}
                </ul>
              </>
            ) : (
              <EmptyState
                className="py-12"
                title="아직 후기가 없어요"
                reason={`한 학생과 ${REVIEW_LESSONS}회 수업하면 가족에게 후기를 부탁해요.`}
                action={
                  <ButtonLink href="/myclass" linkAs={Link} variant="secondary">
                    내 수업 보기
                  </ButtonLink>
                }
              />
            )}
            {reading.hasNextPage ? (
              <Button
                variant="secondary"
                className="mt-5"
                busy={reading.isFetchingNextPage}
                busyLabel="불러오고 있어요"
                onClick={() => void reading.fetchNextPage()}
              >
                더 보기
              </Button>
            ) : null}
          </div>
        );
      }}
    </TutorGate>
  );
}

import { gradeLabel } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { Card } from "@pkg/ui/card";
import { Icon } from "@pkg/ui/icon";
import { Page } from "@pkg/ui/layout";
import { Rating } from "@pkg/ui/rating";
import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";
import ChevronRight from "lucide-react/icons/chevron-right";
import Link from "next/link";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { LoadFailure } from "@/lib/site/load-failure";
import { loadReviews } from "@/lib/site/public-data";
import { chooseReviews } from "../choose-reviews";
import { SectionTitle } from "./section-title";

const SHOWN = 3;

/** The latest reviews of verified families, unedited. */
export async function Reviews() {
  await connection();
  const latest = await loadReviews().catch(() => null);
  const reviews = latest && chooseReviews(latest, SHOWN);
  if (reviews?.length === 0) return null;
  return (
    <ReviewsSection>
      {reviews ? (
        <ul className="grid gap-3 lg:grid-cols-3 lg:gap-5">
          {reviews.map(({ id, rating, text, grade, subjectLabel, months }) => (
            <Card as="li" key={id} className="flex flex-col lg:p-6">
              <div className="flex items-center justify-between gap-3">
                <Rating value={rating} />
                <Badge tone="success">수강 인증</Badge>
              </div>
              <p className="mt-3 mb-4 flex-1 text-body">{text}</p>
              <p className="text-caption text-fg-3">{`${gradeLabel(grade, "short")} ${subjectLabel} · ${months}개월째 수강`}</p>
            </Card>
          ))}
        </ul>
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
        <Skeleton className="h-136 w-full lg:h-50" />
      </SkeletonGroup>
    </ReviewsSection>
  );
}

function ReviewsSection({ children }: { children: ReactNode }) {
  return (
    <section aria-label="후기">
      <Page className="pt-4 pb-12 lg:pt-0 lg:pb-24">
        <div className="mb-5 flex items-end justify-between gap-3 lg:mb-8">
          <SectionTitle>먼저 앉아 본 이야기</SectionTitle>
          <Link
            href="/reviews"
            className="inline-flex min-h-11 items-center whitespace-nowrap text-body-sm hover:underline"
          >
            전체
            <span className="sr-only"> 후기 보기</span>
            <Icon of={ChevronRight} size={18} />
          </Link>
        </div>
        {children}
      </Page>
    </section>
  );
}

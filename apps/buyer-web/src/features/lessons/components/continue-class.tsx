import { formatKoreanDate } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import type { ClassLessons } from "@pkg/web/features/lessons/queries";
import { useNow } from "@pkg/web/platform/clock/use-now";
import Link from "next/link";
import { useState } from "react";
import { ContinuationChoice } from "@/lib/up-selling/continuation-choice";
import { ContinuationFacts } from "@/lib/up-selling/continuation-facts";
import { upSellingPage } from "@/lib/up-selling/up-selling";
import { useOfferOfClass } from "../queries";

type Offered = NonNullable<ReturnType<typeof useOfferOfClass>["data"]>["classes"][number];

type ContinueClassProps = {
  matchId: string;
  /** Whether the class is over. */
  isOver?: boolean;
  lessons: Pick<ClassLessons, "offerDueAt" | "laterCourse">;
  className?: string;
};

/**
 * The offer to go on with a class under its tutor: both terms and prices, and what moves. Before it, when it comes;
 * after it, the course, or the way to a new one.
 */
export function ContinueClass({
  matchId,
  isOver,
  lessons: { offerDueAt, laterCourse },
  className,
}: ContinueClassProps) {
  const { data } = useOfferOfClass(matchId);
  const [chosen, setChosen] = useState<number | null>(null);
  const ofClass = data?.classes.find((one) => one.matchId === matchId);
  const [first] = ofClass?.products ?? [];
  if (laterCourse) return <LaterCourse matchId={laterCourse.matchId} className={className} />;
  if (offerDueAt && !first) return <ComingOffer dueAt={offerDueAt} className={className} />;
  if (data === null && isOver) return <NewCourse className={className} />;
  if (!data || !ofClass || !first) return null;
  const productId = chosen ?? first.id;
  return (
    <section aria-labelledby="continue" className={className}>
      <Card tone="lift">
        <h2 id="continue" className="text-title-2">
          이어서 듣기
        </h2>
        <p className="mt-1 mb-4 text-body-sm text-fg-2">{`${formatKoreanDate(new Date(data.expiresAt))}까지 같은 선생님과 이어서 들을 수 있어요.`}</p>
        <ContinuationChoice ofClass={ofClass} value={productId} onChange={setChosen} />
        <div className="mt-5">
          <ContinuationFacts ofClass={ofClass} productId={productId} />
        </div>
        <ButtonLink href={upSellingPage(data, productId)} linkAs={Link} size="lg" full className="mt-5">
          이어서 듣기
        </ButtonLink>
        {ofClass.isTrial && ofClass.tutorId ? (
          <>
            <ButtonLink href={monthWith(ofClass)} linkAs={Link} variant="text" full className="mt-1">
              같은 선생님과 1개월만 먼저 듣기
            </ButtonLink>
            {/* The terms above keep the class's times; a month is an order of its own. */}
            <p className="text-center text-caption text-fg-2">
              1개월은 새로 신청해요. 요일과 시간을 다시 알려 주면 이 선생님께 먼저 제안해요.
            </p>
          </>
        ) : null}
      </Card>
    </section>
  );
}

/** A course without a tutor yet has no page: the list of classes says what it waits for. */
function LaterCourse({ matchId, className }: { matchId: string | null; className: string | undefined }) {
  return (
    <Card as="section" tone="soft" aria-label="이어서 듣기" className={className}>
      <h2 className="text-label">이 선생님과 이어서 신청했어요</h2>
      <ButtonLink
        href={matchId ? `/myclass/${matchId}` : "/myclass"}
        linkAs={Link}
        variant="secondary"
        full
        className="mt-3"
      >
        이어서 듣는 수업 보기
      </ButtonLink>
    </Card>
  );
}

function NewCourse({ className }: { className: string | undefined }) {
  return (
    <Card as="section" tone="soft" aria-label="더 배우기" className={className}>
      <p className="text-body-sm text-fg-2">더 배우고 싶으면 수업을 새로 골라 주세요.</p>
      <ButtonLink href="/simple-enroll" linkAs={Link} variant="secondary" full className="mt-3">
        수업 고르기
      </ButtonLink>
    </Card>
  );
}

function ComingOffer({ dueAt, className }: { dueAt: string; className: string | undefined }) {
  const waits = new Date(dueAt) > useNow();
  return (
    <Card as="section" tone="soft" aria-label="이어서 듣기" className={className}>
      <h2 className="text-label">이어서 듣기</h2>
      <p className="mt-0.5 text-body-sm text-fg-2">
        {waits
          ? `선생님이 수업 기록을 남기면, 늦어도 ${formatKoreanDate(new Date(dueAt))}까지 기간과 가격을 여기에 보여 드려요.`
          : "이어서 듣는 기간과 가격을 곧 여기에 보여 드려요."}
      </p>
    </Card>
  );
}

/** A month renews by itself and begins with wishes of its own, so it is an order like the first one. */
function monthWith({ tutorId, subject, subjectDetail, products }: Offered): string {
  const [{ tutorRank, schoolLevel, minutes } = {}] = products;
  const place = {
    tutor: tutorId,
    rank: tutorRank,
    level: schoolLevel,
    minutes,
    // A trial is one lesson of a week.
    week: 1,
    months: 1,
    subject,
    detail: subjectDetail,
    // An earlier visit may have left other courses.
    take: 1,
  };
  return `/simple-enroll?${new URLSearchParams(Object.entries(place).map(([key, value]) => [key, String(value)]))}`;
}

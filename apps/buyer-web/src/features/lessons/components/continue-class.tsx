import { formatKoreanDate } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import Link from "next/link";
import { useState } from "react";
import { ContinuationChoice } from "@/lib/up-selling/continuation-choice";
import { ContinuationFacts } from "@/lib/up-selling/continuation-facts";
import { upSellingPage } from "@/lib/up-selling/up-selling";
import { useOfferOfClass } from "../queries";

type Offered = NonNullable<ReturnType<typeof useOfferOfClass>["data"]>["classes"][number];

/** The offer to go on with a class under its tutor: terms with both prices, and what moves. Nothing without an offer. */
export function ContinueClass({ matchId, className }: { matchId: string; className?: string }) {
  const { data } = useOfferOfClass(matchId);
  const [chosen, setChosen] = useState<number | null>(null);
  const ofClass = data?.classes.find((one) => one.matchId === matchId);
  const [first] = ofClass?.products ?? [];
  if (!data || !ofClass || !first) return null;
  const productId = chosen ?? first.id;
  return (
    <section aria-labelledby="continue" className={className}>
      <Card tone="lift">
        <h2 id="continue" className="text-title-2">
          이어서 듣기
        </h2>
        <p className="mt-1 mb-4 text-body-sm text-fg-2">
          {formatKoreanDate(new Date(data.expiresAt))}까지 같은 선생님과 이어서 들을 수 있어요.
        </p>
        <ContinuationChoice ofClass={ofClass} value={productId} onChange={setChosen} />
        <div className="mt-5">
          <ContinuationFacts ofClass={ofClass} productId={productId} />
        </div>
        <ButtonLink href={upSellingPage(data, productId)} linkAs={Link} size="lg" full className="mt-5">
          이어서 듣기
        </ButtonLink>
        {ofClass.isTrial && ofClass.tutorId ? (
          <ButtonLink href={monthWith(ofClass)} linkAs={Link} variant="text" full className="mt-1">
            같은 선생님과 1개월만 먼저 듣기
          </ButtonLink>
        ) : null}
      </Card>
    </section>
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
  };
  return `/simple-enroll?${new URLSearchParams(Object.entries(place).map(([key, value]) => [key, String(value)]))}`;
}

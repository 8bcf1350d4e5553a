import { formatKoreanDate, gradeLabel } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { Rating } from "@pkg/ui/rating";
import { ReviewChips } from "@pkg/web/features/reviews/review-chips";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { useState } from "react";
import type { Review } from "../queries";
import { ReplyForm } from "./reply-form";

/** One review, and its answer or the way to it. */
export function ReviewItem({ review }: { review: Review }) {
  const { rating, text, chips, grade, subjectLabel, months, createdAt, reply } = review;
  const [isWriting, setWriting] = useState(false);
  return (
    <Card as="li" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Rating value={rating} />
        <p className="text-caption text-fg-3">
          {gradeLabel(grade, "short")} {subjectLabel} · {months}개월째 ·{" "}
          {formatKoreanDate(new Date(createdAt), { now: serverNow() })}
        </p>
      </div>
      <p className="text-body whitespace-pre-line">{text}</p>
      <ReviewChips chips={chips} />
      {reply ? (
        <div className="border-l-2 border-pine-200 pl-4">
          <p className="text-caption font-semibold text-brand-fg">
            내 답글 · {formatKoreanDate(new Date(reply.repliedAt), { now: serverNow() })}
          </p>
          <p className="mt-0.5 text-body-sm whitespace-pre-line text-fg-2">{reply.text}</p>
        </div>
      ) : isWriting ? (
        <ReplyForm id={review.id} onClose={() => setWriting(false)} />
      ) : (
        <div>
          <Button variant="secondary" size="sm" onClick={() => setWriting(true)}>
            답글 쓰기
          </Button>
        </div>
      )}
    </Card>
  );
}

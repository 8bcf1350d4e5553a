import { formatKoreanDate, REVIEW_EDIT_DAYS } from "@pkg/domain";
import { Banner } from "@pkg/ui/banner";
import { Rating } from "@pkg/ui/rating";
import { ReviewChips } from "@pkg/web/features/reviews/review-chips";
import type { ClassReview } from "../queries";

type Written = NonNullable<ClassReview["review"]>;

/** What was written, after the days in which it may be changed. */
export function WrittenReview({ state, review }: { state: ClassReview; review: Written }) {
  return (
    <div className="px-(--size-gutter) pt-2 pb-12">
      <h1 className="text-title-1">{state.tutorName} 선생님께 남긴 후기</h1>
      <p className="mt-1.5 text-body-sm text-fg-2">
        {formatKoreanDate(new Date(review.createdAt))}에 썼어요. {REVIEW_EDIT_DAYS}일이 지나서 이제 고칠 수 없어요.
      </p>
      <HiddenNote review={review} className="mt-5" />
      <div className="mt-6 grid gap-3">
        <Rating value={review.rating} />
        <p className="text-body whitespace-pre-line">{review.text}</p>
        <ReviewChips chips={review.chips} />
      </div>
      <ReplyNote state={state} review={review} className="mt-6" />
    </div>
  );
}

/** Says that staff hid it, why, and how to object. */
export function HiddenNote({ review, className }: { review: Written; className?: string }) {
  if (review.hiddenReason === null) return null;
  return (
    <Banner
      tone="warn"
      className={className}
    >{`운영팀이 다른 사람에게 보이지 않게 했어요. 이유: ${review.hiddenReason} 이유가 맞지 않으면 고객센터로 알려 주세요.`}</Banner>
  );
}

/** The tutor's answer. */
export function ReplyNote(props: { state: ClassReview; review: Written; className?: string }) {
  const { state, review, className = "" } = props;
  if (!review.reply) return null;
  return (
    <section aria-label="선생님 답글" className={`border-l-2 border-pine-200 pl-4 ${className}`}>
      <p className="text-caption font-semibold text-brand-fg">{state.tutorName} 선생님의 답글</p>
      <p className="mt-0.5 text-body-sm whitespace-pre-line text-fg-2">{review.reply.text}</p>
    </section>
  );
}

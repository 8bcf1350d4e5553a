import { gradeLabel, TEXT_LENGTHS } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { Button } from "@pkg/ui/button";
import { Rating } from "@pkg/ui/rating";
import { toast } from "@pkg/ui/toast";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { useState } from "react";
import { ChooseRow } from "../bulk/choice-cells";
import type { Choice } from "../bulk/use-choice";
import { ReasonForm } from "../forms/reason-form";
import { momentText } from "../words/day-text";
import { type DeskReview, useVisibility } from "./review-queries";

/** A review in a few lines, with the way to hide it, or to show it again, beside them. */
export function DeskReviewRow({ review, choice }: { review: DeskReview; choice: Choice<DeskReview> }) {
  const [isAsking, setAsking] = useState(false);
  const { id, rating, text, grade, subjectLabel, tutor, isVerified, createdAt, reply, hiddenReason } = review;
  const isHidden = hiddenReason !== null;
  return (
    <article aria-label={`후기 ${id}`} className="grid gap-3 border-b border-line py-3">
      <div className="flex items-start gap-x-4">
        <ChooseRow choice={choice} row={review} />
        <div className="grid min-w-0 flex-1 gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Rating value={rating} />
            {isVerified ? <Badge tone="success">수강 인증</Badge> : null}
            <p className="flex flex-wrap gap-x-3 text-caption text-fg-3">
              <span>{`${gradeLabel(grade, "short")} ${subjectLabel}`}</span>
              <span>{tutor ? `${tutor.name} 선생님` : "선생님 없음"}</span>
              <span className="num">{momentText(createdAt, serverNow())}</span>
            </p>
          </div>
          <p className="text-body-sm wrap-anywhere whitespace-pre-line">{text}</p>
          {reply ? <p className="text-caption text-fg-2">{`답글: ${reply.text}`}</p> : null}
          {isHidden ? <p className="text-caption text-warn">{`가린 이유: ${hiddenReason}`}</p> : null}
        </div>
        {isAsking ? null : (
          <Button size="sm" variant="secondary" className="shrink-0" onClick={() => setAsking(true)}>
            {isHidden ? "다시 보이기" : "가리기"}
          </Button>
        )}
      </div>
      {isAsking ? <Visibility id={id} isHidden={isHidden} onClose={() => setAsking(false)} /> : null}
    </article>
  );
}

type VisibilityProps = { id: number; isHidden: boolean; onClose: () => void };

function Visibility({ id, isHidden, onClose }: VisibilityProps) {
  const change = useVisibility();
  return (
    <ReasonForm
      label={isHidden ? "다시 보이는 이유" : "가리는 이유"}
      help="이유는 글쓴이에게 문자로 보내요."
      maxLength={TEXT_LENGTHS.sentReason.max}
      act={isHidden ? "다시 보이기" : "가리기"}
      busyLabel="바꾸고 있어요"
      tone={isHidden ? "primary" : "danger"}
      onClose={onClose}
      onSend={async (reason) => {
        await change.mutateAsync({ params: { path: { id: String(id) } }, body: { isHidden: !isHidden, reason } });
        toast(isHidden ? "다시 보이게 했어요" : "가렸어요", { tone: "ok" });
      }}
    />
  );
}

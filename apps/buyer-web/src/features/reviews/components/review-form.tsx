"use client";

import {
  formatKoreanDate,
  MAX_REVIEW_CHIPS,
  REVIEW_CHIP_LABELS,
  REVIEW_EDIT_DAYS,
  REVIEW_TEXT_LENGTH,
  type ReviewStars,
  reviewChipsFor,
  subjectName,
} from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { PillToggles } from "@pkg/ui/pill-group";
import { StarChoice } from "@pkg/ui/star-choice";
import { StickyBar } from "@pkg/ui/sticky-bar";
import { TextArea } from "@pkg/ui/text-area";
import { toast } from "@pkg/ui/toast";
import { Controller } from "react-hook-form";
import { FlowFrame } from "@/lib/flow/flow-frame";
import type { ClassReview } from "../queries";
import { fittingChips, starsOf, useReviewForm } from "../use-review-form";
import { HiddenNote, ReplyNote } from "./written-review";

const STAR_LABELS = ["많이 아쉬웠어요", "아쉬웠어요", "괜찮았어요", "좋았어요", "아주 좋았어요"];
/** What is asked with so many stars, and what it is answered with. */
function chipsOf(stars: ReviewStars) {
  const asked = stars === 3 ? "어떤 점이 좋았고 아쉬웠나요?" : `어떤 점이 ${stars > 3 ? "좋았" : "아쉬웠"}나요?`;
  return {
    legend: asked,
    options: reviewChipsFor(stars).map((value) => ({ value, label: REVIEW_CHIP_LABELS[value] })),
  };
}

/** Stars, what was good or lacking, and a text about the tutor of a class. */
export function ReviewForm({ matchId, state }: { matchId: string; state: ClassReview }) {
  const { tutorName, studentName, review } = state;
  const form = useReviewForm(matchId, review);
  const [text, rating] = form.watch(["text", "rating"]);
  const stars = starsOf(rating);
  return (
    <form noValidate onSubmit={form.submit}>
      <FlowFrame
        title={review ? "후기 고치기" : "후기 쓰기"}
        back={{ href: `/myclass/${matchId}` }}
        bar={
          <StickyBar inPane>
            <Button type="submit" size="lg" full busy={form.busy} busyLabel="저장하고 있어요">
              {review ? "고친 내용 저장하기" : "후기 남기기"}
            </Button>
          </StickyBar>
        }
      >
        <div className="px-(--size-gutter) pt-1 pb-10">
          <h1 className="text-title-1">
            {tutorName} 선생님과의 수업,
            <br />
            어떠셨나요?
          </h1>
          <p className="mt-1.5 text-body-sm text-fg-2">{`${studentName} 학생 ${subjectName(state)}. 이름 없이 학년과 과목만 함께 보여요. ${
            review
              ? `${formatKoreanDate(new Date(review.editableUntil))}까지 고칠 수 있어요.`
              : `쓴 뒤 ${REVIEW_EDIT_DAYS}일 동안 고칠 수 있어요.`
          }`}</p>
          {review ? <HiddenNote review={review} className="mt-5" /> : null}
          <Controller
            name="rating"
            control={form.control}
            render={({ field: { value, onChange, ref }, fieldState }) => (
              <StarChoice
                legend="별점"
                className="mt-7"
                labels={STAR_LABELS}
                value={value}
                onChange={onChange}
                ref={ref}
                error={fieldState.error?.message}
              />
            )}
          />
          {stars ? (
            <Controller
              name="chips"
              control={form.control}
              render={({ field: { value, onChange, ref } }) => (
                <PillToggles
                  {...chipsOf(stars)}
                  note={`${MAX_REVIEW_CHIPS}개까지 고를 수 있어요. 고르지 않아도 돼요.`}
                  className="mt-8"
                  max={MAX_REVIEW_CHIPS}
                  onLimit={() => toast(`${MAX_REVIEW_CHIPS}개까지 고를 수 있어요.`)}
                  value={fittingChips(value, stars)}
                  onChange={onChange}
                  ref={ref}
                />
              )}
            />
          ) : null}
          <TextArea
            {...form.field("text")}
            label="다른 가족에게 들려주고 싶은 이야기"
            className="mt-8"
            rows={6}
            maxLength={REVIEW_TEXT_LENGTH.max}
            placeholder="예: 처음에는 서먹했는데 세 번째 수업부터 먼저 질문하기 시작했어요."
            counter={`${text.length}/${REVIEW_TEXT_LENGTH.max.toLocaleString("ko-KR")}`}
            help="학생 이름이나 연락처는 적지 말아 주세요."
          />
          {review ? <ReplyNote state={state} review={review} className="mt-7" /> : null}
        </div>
      </FlowFrame>
    </form>
  );
}

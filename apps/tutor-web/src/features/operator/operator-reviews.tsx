"use client";

import { Tabs } from "@pkg/ui/tabs";
import { isApiError } from "@pkg/web/platform/api/api";
import { NotFound } from "@pkg/web/platform/shell/not-found";
import { PageTitle } from "@pkg/web/platform/shell/page-title";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { DeskList } from "./components/desk-list";
import { DeskReviewCard } from "./components/desk-review-card";
import { type DeskReview, REVIEW_STATES, type ReviewState, readReviews, useDeskReviews } from "./review-queries";
import { type CsvColumns, readCsv } from "./use-pages";

const LABELS: Readonly<Record<ReviewState, string>> = { SHOWN: "보이는 후기", HIDDEN: "가린 후기" };
const NONE: Readonly<Record<ReviewState, { title: string; reason: string }>> = {
  SHOWN: { title: "후기가 없어요", reason: "가족이 후기를 남기면 여기에 나와요." },
  HIDDEN: { title: "가린 후기가 없어요", reason: "가린 후기가 이유와 함께 여기에 모여요." },
};

/** `/operator/reviews`: what families wrote. Answers 404 without the OPERATOR role. */
export function OperatorReviews() {
  const [state, choose] = useQueryState("state", parseAsStringLiteral(REVIEW_STATES).withDefault("SHOWN"));
  const reviews = useDeskReviews(state);
  if (isApiError(reviews.error, "account", 10003)) return <NotFound />;
  const panel = (
    <DeskList
      reading={reviews}
      what="후기를"
      none={NONE[state]}
      csv={{ name: LABELS[state], read: (reason) => readCsv("REVIEWS", reason, readReviews(state), FILE) }}
    >
      {(rows) => (
        <div className="grid gap-4">
          {rows.map((review) => (
            <DeskReviewCard key={review.id} review={review} />
          ))}
        </div>
      )}
    </DeskList>
  );
  return (
    <>
      <PageTitle lead="낮은 별점은 가릴 이유가 아니에요. 이름·연락처, 욕설, 다른 사람 이야기만 가려요.">후기</PageTitle>
      <Tabs
        label="후기 상태"
        value={state}
        onChange={(next) => void choose(next)}
        tabs={REVIEW_STATES.map((value) => ({
          value,
          label: LABELS[value],
          panel: value === state ? panel : null,
        }))}
      />
    </>
  );
}

const FILE: CsvColumns<DeskReview> = [
  ["후기 번호", ({ id }) => id],
  ["선생님", ({ tutor }) => tutor?.name ?? null],
  ["과목", ({ subjectLabel }) => subjectLabel],
  ["별점", ({ rating }) => rating],
  ["후기", ({ text }) => text],
  ["쓴 때", ({ createdAt }) => createdAt],
  ["가린 이유", ({ hiddenReason }) => hiddenReason],
];

"use client";

import { REVIEW_STARS } from "@pkg/domain";
import { NativeSelect } from "@pkg/ui/native-select";
import { Tabs } from "@pkg/ui/tabs";
import { isApiError } from "@pkg/web/platform/api/api";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { parseAsNumberLiteral, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { OperatorRefusal } from "../access/operator-gate";
import { BulkBar } from "../bulk/bulk-bar";
import { useChoice } from "../bulk/use-choice";
import { DeskList } from "../list/desk-list";
import { type CsvColumns, readCsv } from "../list/use-pages";
import { ListFilters } from "../list-search/list-filters";
import { OnePerson } from "../list-search/one-person";
import { withoutNulls } from "../list-search/without-nulls";
import { DeskReviewRow } from "./desk-review-row";
import {
  type DeskReview,
  REVIEW_STATES,
  type ReviewState,
  readReviews,
  setVisibility,
  useDeskReviews,
  useFreshReviews,
} from "./review-queries";

const LABELS: Readonly<Record<ReviewState, string>> = { SHOWN: "보이는 후기", HIDDEN: "가린 후기" };
const NONE: Readonly<Record<ReviewState, { title: string; reason: string }>> = {
  SHOWN: { title: "후기가 없어요", reason: "가족이 후기를 남기면 여기에 나와요." },
  HIDDEN: { title: "가린 후기가 없어요", reason: "가린 후기가 이유와 함께 여기에 모여요." },
};

const BULK: Readonly<Record<ReviewState, string>> = { SHOWN: "가리기", HIDDEN: "다시 보이기" };
const idOf = ({ id }: DeskReview) => String(id);
const nameOf = ({ id, rating, subjectLabel, tutor }: DeskReview) =>
  `${id}번 후기 · ${rating}점 · ${subjectLabel}${tutor ? ` · ${tutor.name} 선생님` : ""}`;

const PLACE = {
  state: parseAsStringLiteral(REVIEW_STATES).withDefault("SHOWN"),
  dir: parseAsStringLiteral(["desc", "asc"] as const).withDefault("desc"),
  stars: parseAsNumberLiteral(REVIEW_STARS),
  tutorId: parseAsString,
};

/** `/operator/reviews`: what families wrote. Answers 404 without the OPERATOR role. */
export function OperatorReviews() {
  const [{ state, dir, stars, tutorId }, change] = useQueryStates(PLACE, { history: "replace" });
  const filter = { state, dir, ...withoutNulls({ stars, tutorId }) };
  const reviews = useDeskReviews(filter);
  const readAnew = useFreshReviews();
  const choice = useChoice({ idOf, nameOf });
  if (isApiError(reviews.error, "account", 10003)) return <OperatorRefusal error={reviews.error} />;
  const panel = (
    <>
      <DeskList
        reading={reviews}
        what="후기를"
        none={
          stars === null
            ? NONE[state]
            : { title: `별점 ${stars}점인 후기가 없어요`, reason: "다른 별점을 골라 보세요." }
        }
        csv={{ name: LABELS[state], read: (reason) => readCsv("REVIEWS", reason, readReviews(filter), FILE) }}
      >
        {(rows) => (
          <div className="border-t border-line">
            {rows.map((review) => (
              <DeskReviewRow key={review.id} review={review} choice={choice} />
            ))}
          </div>
        )}
      </DeskList>
      <BulkBar
        label={BULK[state]}
        help="이유는 글쓴이마다 문자로 보내요."
        busyLabel="바꾸고 있어요"
        tone={state === "SHOWN" ? "danger" : "primary"}
        rows={reviews.data ?? []}
        choice={choice}
        send={(id, reason) => setVisibility(id, { isHidden: state === "SHOWN", reason })}
        onDone={readAnew}
      />
    </>
  );
  return (
    <>
      <PageTitle lead="낮은 별점은 가릴 이유가 아니에요. 이름·연락처, 욕설, 다른 사람 이야기만 가려요.">후기</PageTitle>
      <ListFilters label="후기 좁히기">
        <NativeSelect
          label="별점"
          value={String(stars ?? "")}
          options={[
            { value: "", label: "모두" },
            ...REVIEW_STARS.map((value) => ({ value: String(value), label: `${value}점` })),
          ]}
          onChange={({ target }) =>
            void change({ stars: REVIEW_STARS.find((one) => String(one) === target.value) ?? null })
          }
        />
        <NativeSelect
          label="순서"
          value={dir}
          options={[
            { value: "desc", label: "최근 것부터" },
            { value: "asc", label: "오래된 것부터" },
          ]}
          onChange={({ target }) => void change({ dir: target.value === "asc" ? "asc" : null })}
        />
      </ListFilters>
      {tutorId === null ? null : (
        <OnePerson whose="한 선생님의 후기" onEveryone={() => void change({ tutorId: null })} />
      )}
      <Tabs
        label="후기 상태"
        value={state}
        onChange={(next) => void change({ state: next })}
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

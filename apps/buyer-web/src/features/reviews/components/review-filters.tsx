"use client";

import { GRADES, gradeLabel, REVIEW_SORT_LABELS, REVIEW_SORTS, TUTOR_RANK_NAMES, TUTOR_RANKS } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { NativeSelect } from "@pkg/ui/native-select";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { type ChangeEvent, useTransition } from "react";
import { filterHref, type ReviewFilter, readFilter } from "../review-filter";

type ReviewFiltersProps = {
  filter: ReviewFilter;
  subjects: ReadonlyArray<{ value: string; label: string }>;
  className?: string;
};

/** Middle and high school: the catalogue has no other grades. */
const GRADE_OPTIONS = GRADES.filter((grade) => grade >= 7 && grade <= 12).map((grade) => ({
  value: String(grade),
  label: gradeLabel(grade, "long"),
}));
const RANK_OPTIONS = TUTOR_RANKS.map((value) => ({ value, label: TUTOR_RANK_NAMES[value] }));
const SORT_OPTIONS = REVIEW_SORTS.map((value) => ({ value, label: REVIEW_SORT_LABELS[value] }));

/** Choices that change the address at once; without scripts a button sends them. */
export function ReviewFilters({ filter, subjects, className }: ReviewFiltersProps) {
  const router = useRouter();
  const [isLoading, start] = useTransition();
  const choose = ({ target: { name, value } }: ChangeEvent<HTMLSelectElement>) => {
    const chosen = readFilter({ [name]: value })[name as keyof ReviewFilter];
    start(() => router.push(filterHref(filter, { [name]: chosen }), { scroll: false }));
  };
  const select = (name: "subject" | "grade" | "rank") => ({ name, value: filter[name] ?? "", onChange: choose });
  return (
    <form action="/reviews" aria-label="후기 고르기" aria-busy={isLoading} className={className}>
      <div className="grid grid-cols-2 gap-2.5 lg:grid-cols-1 lg:gap-3.5">
        <NativeSelect {...select("subject")} label="과목" placeholder="모든 과목" options={subjects} />
        <NativeSelect {...select("grade")} label="학년" placeholder="모든 학년" options={GRADE_OPTIONS} />
        <NativeSelect {...select("rank")} label="선생님" placeholder="모든 선생님" options={RANK_OPTIONS} />
        <NativeSelect name="sort" value={filter.sort} onChange={choose} label="순서" options={SORT_OPTIONS} />
      </div>
      <noscript>
        <Button type="submit" variant="secondary" size="sm" className="mt-3">
          고른 후기 보기
        </Button>
      </noscript>
      {filter.subject || filter.grade || filter.rank ? (
        <Link
          href="/reviews"
          scroll={false}
          className="mt-2 inline-flex min-h-11 items-center text-body-sm font-semibold text-fg-2 underline underline-offset-4"
        >
          고른 조건 지우기
        </Link>
      ) : null}
    </form>
  );
}

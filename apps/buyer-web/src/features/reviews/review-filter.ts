import { GRADES, type Grade, REVIEW_SORTS, type ReviewSort, TUTOR_RANKS, type TutorRank } from "@pkg/domain";

/** Reviews on a page. */
export const PAGE_SIZE = 12;
const MAX_PAGE = 1_000;

/** What an address asks for; `page` counts from 1. */
export interface ReviewFilter {
  readonly subject: string | null;
  readonly grade: Grade | null;
  readonly rank: TutorRank | null;
  readonly sort: ReviewSort;
  readonly page: number;
}

/** Values of a query; the first one counts where a name stands twice. */
export type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Reads the filter of an address; what it does not know is left out, so that an old link still shows reviews. */
export function readFilter(query: Query): ReviewFilter {
  const one = (name: string) => [query[name]].flat()[0] ?? "";
  const page = Number(one("page"));
  return {
    subject: /^[A-Z][A-Z_]{1,39}$/.test(one("subject")) ? one("subject") : null,
    grade: GRADES.find((grade) => String(grade) === one("grade")) ?? null,
    rank: TUTOR_RANKS.find((rank) => rank === one("rank")) ?? null,
    sort: REVIEW_SORTS.find((sort) => sort === one("sort")) ?? "LATEST",
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

/** The address of a filter, with what differs from the plain list alone. A changed filter begins with its first page. */
export function filterHref(filter: ReviewFilter, change: Partial<ReviewFilter> = {}): string {
  const { subject, grade, rank, sort, page } = { ...filter, page: 1, ...change };
  const query = new URLSearchParams();
  if (subject) query.set("subject", subject);
  if (grade) query.set("grade", String(grade));
  if (rank) query.set("rank", rank);
  if (sort !== "LATEST") query.set("sort", sort);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/reviews?${query}` : "/reviews";
}

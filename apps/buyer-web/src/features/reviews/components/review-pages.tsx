import { ButtonLink } from "@pkg/ui/button";
import Link from "next/link";
import { filterHref, type ReviewFilter } from "../review-filter";

/** Links to the page before and after, with where one is. */
export function ReviewPages({ filter, totalPages }: { filter: ReviewFilter; totalPages: number }) {
  const { page } = filter;
  if (totalPages <= 1 || page > totalPages) return null;
  return (
    <nav aria-label="후기 쪽" className="mt-8 grid grid-cols-[1fr_auto_1fr] items-center gap-3">
      <div>
        {page > 1 ? (
          <ButtonLink href={filterHref(filter, { page: page - 1 })} rel="prev" linkAs={Link} variant="line" size="sm">
            이전
          </ButtonLink>
        ) : null}
      </div>
      <p className="num text-caption text-fg-2">
        <span className="sr-only">{`${totalPages}쪽 가운데 ${page}쪽`}</span>
        <span aria-hidden="true">{`${page}/${totalPages}`}</span>
      </p>
      <div className="text-right">
        {page < totalPages ? (
          <ButtonLink href={filterHref(filter, { page: page + 1 })} rel="next" linkAs={Link} variant="line" size="sm">
            다음
          </ButtonLink>
        ) : null}
      </div>
    </nav>
  );
}

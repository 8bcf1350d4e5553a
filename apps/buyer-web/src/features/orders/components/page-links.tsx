import { Button } from "@pkg/ui/button";

type PageLinksProps = { page: number; totalPages: number; onPage: (page: number) => void };

/** Links to the previous and next page with the page number. `page` counts from 0. */
export function PageLinks({ page, totalPages, onPage }: PageLinksProps) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label="주문 내역 쪽" className="mt-6 flex items-center justify-between">
      <Button variant="line" size="sm" off={page === 0} onClick={() => onPage(page - 1)}>
        이전
      </Button>
      <span className="num text-caption text-fg-2" aria-current="page">
        <span className="sr-only">{`${totalPages}쪽 가운데 ${page + 1}쪽`}</span>
        <span aria-hidden="true">{`${page + 1}/${totalPages}`}</span>
      </span>
      <Button variant="line" size="sm" off={page >= totalPages - 1} onClick={() => onPage(page + 1)}>
        다음
      </Button>
    </nav>
  );
}

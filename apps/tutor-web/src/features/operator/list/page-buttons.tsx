import { Button } from "@pkg/ui/button";

type PageButtonsProps = { page: number; isLast: boolean; onPage: (page: number) => void };

/** Previous and next buttons of a list with more than one page. */
export function PageButtons({ page, isLast, onPage }: PageButtonsProps) {
  if (page === 0 && isLast) return null;
  return (
    <div className="mt-6 flex items-center justify-center gap-4">
      <Button variant="secondary" size="sm" off={page === 0} onClick={() => onPage(page - 1)}>
        이전
      </Button>
      <span className="num text-body-sm">{`${page + 1}쪽`}</span>
      <Button variant="secondary" size="sm" off={isLast} onClick={() => onPage(page + 1)}>
        다음
      </Button>
    </div>
  );
}

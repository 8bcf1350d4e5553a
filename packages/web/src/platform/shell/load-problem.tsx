import { Button } from "@pkg/ui/button";
import { FailureState } from "@pkg/ui/states";
import { reactToError } from "../errors/react-to-error";

type LoadProblemProps = {
  error: unknown;
  onRetry: () => void;
  /** What could not be loaded, with its object particle ("주문 내역을"). */
  what: string;
  /** 1 where it stands in place of the whole page; then the title is the page's heading. */
  level?: 1 | 2;
};

/** A part of a protected page that could not be loaded: the reason, what is safe, and a way to try again. */
export function LoadProblem({ error, onRetry, what, level = 2 }: LoadProblemProps) {
  return (
    <div className="px-(--size-gutter) py-16">
      <FailureState
        level={level}
        title={`${what} 불러오지 못했어요`}
        reason={reactToError(error).message}
        action={
          <Button variant="secondary" onClick={onRetry}>
            다시 불러오기
          </Button>
        }
      />
    </div>
  );
}

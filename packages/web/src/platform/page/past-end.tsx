import { Button } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";

/** Replaces the rows when the address asks for a page after the last one. */
export function PastEnd({ onFirst }: { onFirst: () => void }) {
  return (
    <EmptyState
      className="py-12"
      title="이 페이지에는 내용이 없어요"
      reason="목록이 그사이에 줄었을 수 있어요."
      action={
        <Button variant="secondary" onClick={onFirst}>
          첫 페이지 보기
        </Button>
      }
    />
  );
}

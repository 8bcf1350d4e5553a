import { Button } from "../../../src/button";
import { Skeleton, SkeletonGroup, SkeletonPortrait, SkeletonText } from "../../../src/skeleton";
import { DoneState, EmptyState, FailureState, WaitState } from "../../../src/states";
import { Sheet } from "../sheet";

export function StateSheet() {
  return (
    <Sheet title="불러오는 중 · 비었을 때 · 실패">
      <SkeletonGroup>
        <div className="flex gap-4">
          <SkeletonPortrait />
          <div className="flex-1 pt-2">
            <SkeletonText />
          </div>
        </div>
        <Skeleton className="mt-4 h-14 w-full" />
      </SkeletonGroup>
      <div className="mt-5 grid gap-5 *:border-t *:border-line *:pt-5">
        <EmptyState
          level={3}
          title="아직 수업이 없어요"
          reason="과목을 고르면 꼭 맞는 선생님을 찾아 드려요."
          action={<Button size="sm">수강 신청</Button>}
        />
        <FailureState
          level={3}
          title="가격을 불러오지 못했어요"
          reason="고른 내용은 그대로 있어요."
          action={
            <Button size="sm" variant="secondary">
              다시 불러오기
            </Button>
          }
        />
        <WaitState level={3} title="새 선생님을 찾고 있어요" reason="12월 10일(목)까지 알려 드려요." />
        <DoneState level={3} title="결제했어요" reason="이제 선생님 조건을 알려 주세요." />
      </div>
    </Sheet>
  );
}

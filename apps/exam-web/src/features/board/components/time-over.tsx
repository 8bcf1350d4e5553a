import { Loading } from "@pkg/ui/loading";
import { WaitState } from "@pkg/ui/states";

/** The time is over: the answers are sent and marked by themselves. */
export function TimeOver({ isLost }: { isLost: boolean }) {
  return (
    <div role="status" className="px-(--size-gutter) py-16">
      <WaitState
        level={1}
        title="시간이 다 됐어요"
        reason={
          isLost
            ? "연결을 기다리고 있어요. 답은 이 기기에 그대로 있고, 연결되면 결과로 넘어가요."
            : "지금까지 고른 답으로 채점하고 있어요."
        }
        action={isLost ? null : <Loading label="채점하고 있어요" />}
      />
    </div>
  );
}

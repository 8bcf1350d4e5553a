import { Button } from "@pkg/ui/button";
import { lazyPart } from "@pkg/ui/lazy-part";
import { LiveCount } from "@pkg/ui/live-count";
import { StickyBar } from "@pkg/ui/sticky-bar";
import { useSettled } from "@/lib/wishes/use-settled";
import { countLines, HARD_WISHES_MET } from "../count-lines";
import { useCandidateCount } from "../queries";
import type { Wishes } from "../wishes";

// Only where no tutor fits.
const WidenOffer = lazyPart(async () => ({ default: (await import("./widen-offer")).WidenOffer }));

type ApplicantBarProps = {
  /** What it counts anew: the change of one question is none of the next. */
  step: string;
  merchantUid: string;
  wishes: Wishes;
  problem: string | null;
  label: string;
  isBusy: boolean;
  onNext: () => void;
  onWiden: (wishes: Wishes) => void;
};

/** The current number of tutors who have time and the wished gender, for each course, and the next button. */
export function ApplicantBar(props: ApplicantBarProps) {
  const { step, merchantUid, wishes, problem, label, isBusy, onNext, onWiden } = props;
  const settled = useSettled(wishes);
  const count = useCandidateCount(merchantUid, settled);
  // Offline the new count waits for the network; the last one belongs to other wishes.
  const isOutdated = count.isPlaceholderData && count.fetchStatus === "paused";
  const lines = count.data ? countLines(count.data.courses) : [{ label: HARD_WISHES_MET, count: null }];
  return (
    <StickyBar
      inPane
      above={
        <>
          {count.data?.count === 0 && !isOutdated ? (
            <WidenOffer merchantUid={merchantUid} wishes={settled} onWiden={onWiden} />
          ) : null}
          {count.isError ? (
            <p className="min-h-8 text-body-sm text-fg-2">선생님 수를 불러오지 못했어요. 조건은 그대로 저장돼요.</p>
          ) : (
            lines.map(({ label, count: fitting }) => (
              <LiveCount key={`${step} ${label}`} label={label} count={isOutdated ? null : fitting} unit="명" />
            ))
          )}
          <div role="alert">{problem ? <p className="text-caption font-medium text-error">{problem}</p> : null}</div>
        </>
      }
    >
      <Button size="lg" full busy={isBusy} busyLabel="보내고 있어요" onClick={onNext}>
        {label}
      </Button>
    </StickyBar>
  );
}

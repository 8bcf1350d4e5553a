import { countedName, formatWon, type Product } from "@pkg/domain";
import { cn } from "@pkg/ui/cn";
import { Icon } from "@pkg/ui/icon";
import ChevronRight from "lucide-react/icons/chevron-right";
import Link from "next/link";

const PANEL =
  "flex min-h-14 w-full items-center justify-between gap-3 rounded-lg bg-apricot-100 px-5 py-3.5 text-left transition-[scale] duration-(--duration-fast) ease-out active:scale-[0.99]";

type TrialProps = { trial: Product; className?: string };

/** The offer of a single lesson before months are decided on; opens the enrollment with it. */
export function TrialLink({ trial, query, className }: TrialProps & { query: URLSearchParams }) {
  const address = new URLSearchParams(query);
  address.delete("months");
  address.set("trial", "1");
  return (
    <Link href={`/simple-enroll?${address}`} className={cn(PANEL, className)}>
      <TrialText trial={trial} />
    </Link>
  );
}

/** The same offer where the subject is chosen already. */
export function TrialButton({ trial, onPress, className }: TrialProps & { onPress: () => void }) {
  return (
    <button type="button" onClick={onPress} className={cn(PANEL, className)}>
      <TrialText trial={trial} />
    </button>
  );
}

function TrialText({ trial }: { trial: Product }) {
  return (
    <>
      <span className="min-w-0">
        <span className="block text-label">한 번만 들어 볼까요?</span>
        <span className="block text-caption text-fg-2">
          <span className="inline-block">{`${countedName(trial)} ${trial.minutes}분,`}</span>{" "}
          <span className="inline-block">정기 결제가 없어요</span>
        </span>
      </span>
      <span className="flex items-center gap-1 whitespace-nowrap">
        <b className="num text-label">{formatWon(trial.finalCost)}</b>
        <Icon of={ChevronRight} size={18} />
      </span>
    </>
  );
}

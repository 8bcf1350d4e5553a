import { formatSeconds } from "@pkg/domain";
import { cn } from "@pkg/ui/cn";
import { Icon } from "@pkg/ui/icon";
import Timer from "lucide-react/icons/timer";
import { useState } from "react";

const WARNINGS = [5, 1] as const;

/** The time that is left. Five minutes and one minute before the end it says so, once each; readers hear nothing in between. */
export function BoardClock({ left }: { left: number }) {
  const [first] = useState(left);
  const reached = WARNINGS.filter((minutes) => left <= minutes * 60 && first > minutes * 60).at(-1);
  const isShort = left <= 300;
  return (
    <p className="flex items-center">
      <span
        role="timer"
        className={cn(
          "num inline-flex min-h-9 items-center gap-1.5 rounded-full px-3 text-label",
          isShort ? "bg-warn-50 text-warn" : "bg-sunken text-fg-2",
        )}
      >
        <Icon of={Timer} size={18} />
        <span className="sr-only">남은 시간 </span>
        <span>{formatSeconds(left)}</span>
      </span>
      <span role="alert" className="sr-only">
        {reached ? `${reached}분 남았어요.` : ""}
      </span>
    </p>
  );
}

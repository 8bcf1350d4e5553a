import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import type { ReactNode } from "react";
import { cn } from "../cn";
import { Icon } from "../icon";

export type ReasonsProps = {
  /** Matching criteria, 1-4. */
  reasons: ReadonlyArray<string>;
  /** Missed criteria; never hidden. */
  misses?: ReadonlyArray<string>;
  /** For screen readers, before a missed criterion. */
  missLabel?: string;
  className?: string;
};

function Row({ icon, tone, children }: { icon: typeof Check; tone: string; children: ReactNode }) {
  return (
    <li className={cn("flex gap-2 text-[0.9375rem]/[1.375rem] tracking-[-0.009em]", tone)}>
      <Icon of={icon} size={18} className={cn("mt-0.5", icon === Check && "text-pine-500")} />
      <span>{children}</span>
    </li>
  );
}

/** Matching criteria with ticks and missed ones with a minus. */
export function Reasons({ reasons, misses = [], missLabel = "아쉬운 점:", className }: ReasonsProps) {
  return (
    <ul className={cn("grid gap-[0.4375rem]", className)}>
      {reasons.map((reason) => (
        <Row key={reason} icon={Check} tone="">
          {reason}
        </Row>
      ))}
      {misses.map((miss) => (
        <Row key={miss} icon={Minus} tone="text-fg-3">
          <span className="sr-only">{missLabel} </span>
          {miss}
        </Row>
      ))}
    </ul>
  );
}

"use client";

import { useEffect, useRef, useState } from "react";
import { Badge } from "../badge";
import { useAnnouncement } from "../internal/use-announcement";
import { Mark } from "../mark";
import { formatFigures } from "../won";

type LiveCountProps = {
  /** "조건에 맞는 선생님" */
  label: string;
  /** `null` while the first count loads. */
  count: number | null;
  /** "38" -> "38명" */
  unit: string;
};

/** The difference of the last change. */
function useChange(count: number | null): number {
  const [change, setChange] = useState(0);
  const before = useRef(count);
  useEffect(() => {
    if (count !== null && before.current !== null && count !== before.current) setChange(count - before.current);
    before.current = count;
  }, [count]);
  return change;
}

/** The number of current matches, for the sticky bar, with its change as a badge; announced at most once a second. */
export function LiveCount({ label, count, unit }: LiveCountProps) {
  const change = useChange(count);
  const said = useAnnouncement(count === null ? "" : `${label} ${count}${unit}`, 1000);
  return (
    <div className="flex min-h-8 items-center gap-2">
      <Mark size={22} />
      <span className="min-w-0 flex-1 text-body-sm text-fg-2">{label}</span>
      {change !== 0 ? (
        <Badge tone={change > 0 ? "brand" : "neutral"} className="num">
          {change > 0 ? `+${change}` : `−${Math.abs(change)}`}
        </Badge>
      ) : null}
      <b className="num text-title-3">{count === null ? "…" : `${formatFigures(count)}${unit}`}</b>
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  );
}

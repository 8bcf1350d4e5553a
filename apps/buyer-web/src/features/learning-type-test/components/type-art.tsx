import type { LearningType } from "@pkg/domain";
import { ART_SIZE, artOf } from "../type-art";

/** The drawing of a learning type, as wide as its parent; the name stands beside it. */
export function TypeArt({ type, className }: { type: LearningType; className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${ART_SIZE.width} ${ART_SIZE.height}`}
      aria-hidden="true"
      className={`block h-auto w-full overflow-hidden forced-color-adjust-none ${className ?? ""}`}
    >
      {artOf(type).map(({ d, fill, stroke, width, turn }) => (
        <path
          key={`${fill ?? stroke} ${d}`}
          d={d}
          transform={turn}
          fill={fill ? `var(--color-${fill})` : "none"}
          stroke={stroke ? `var(--color-${stroke})` : undefined}
          strokeWidth={width}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}

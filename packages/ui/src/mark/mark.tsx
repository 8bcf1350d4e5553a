import { seatFoot, seatPath } from "./seat";

const TONES = {
  brand: ["var(--color-pine-600)", "var(--color-apricot-400)"],
  "on-dark": ["var(--color-pine-200)", "var(--color-apricot-400)"],
  "on-brand": ["var(--color-white)", "var(--color-apricot-400)"],
  mono: ["currentColor", "currentColor"],
} as const;

type MarkProps = {
  /** Size in pixels, 32 by default. */
  size?: number;
  tone?: keyof typeof TONES;
  /** Animates the seats with a period of 1.2 s. Only for loading. */
  moving?: boolean;
  className?: string;
};

const TUTOR = [4.4, 3, 10.2, 26] as const;
const STUDENT = [17.2, 9.5, 10.2, 19.5] as const;

/** Two seats that lean towards each other by 5 degrees. Decorative: needs a text next to it. */
export function Mark({ size = 32, tone = "brand", moving = false, className }: MarkProps) {
  const [tutorFill, studentFill] = TONES[tone];
  const [tx, ty] = seatFoot(...TUTOR);
  const [sx, sy] = seatFoot(...STUDENT);
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      aria-hidden="true"
      className={`block shrink-0 ${className ?? ""}`}
    >
      <path
        d={seatPath(...TUTOR)}
        fill={tutorFill}
        className={moving ? "animate-lean-left" : undefined}
        style={{ transformOrigin: `${tx}px ${ty}px`, transform: "rotate(5deg)" }}
      />
      <path
        d={seatPath(...STUDENT)}
        fill={studentFill}
        className={moving ? "animate-lean-right" : undefined}
        style={{ transformOrigin: `${sx}px ${sy}px`, transform: "rotate(-5deg)" }}
      />
    </svg>
  );
}

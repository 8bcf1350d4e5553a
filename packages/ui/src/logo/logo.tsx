const TONES = {
  brand: { ink: "var(--color-pine-700)", tutor: "var(--color-pine-600)", student: "var(--color-apricot-400)" },
  mono: { ink: "var(--color-sand-600)", tutor: "var(--color-sand-600)", student: "var(--color-sand-500)" },
  "on-dark": { ink: "var(--color-white)", tutor: "var(--color-pine-200)", student: "var(--color-apricot-400)" },
} as const;

type LogoProps = {
  /** Height in pixels, 28 by default, at least 20. */
  height?: number;
  tone?: keyof typeof TONES;
  /** The product's name for screen readers; empty when the surrounding link has it. */
  name: string;
  className?: string;
};

/** The word mark; its two upright stems are the motif's seats. */
export function Logo({ height = 28, tone = "brand", name, className }: LogoProps) {
  const { ink, tutor, student } = TONES[tone];
  return (
    <span className={`block shrink-0 ${className ?? ""}`} {...(name ? { role: "img", "aria-label": name } : {})}>
      <svg
        aria-hidden="true"
        height={height}
        width={(height * 96) / 44}
        viewBox="0 0 96 44"
        fill="none"
        stroke={ink}
        strokeWidth="6.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="block"
      >
        <path d="M6 9v16.5q0 4.5 4.5 4.5H22" />
        <path d="M38 20.5h5" />
        <path d="M33 5v34" stroke={tutor} strokeWidth="8" />
        <path d="M55 6.5h11.5q2.5 0 2.5 2.5v2q0 2.5-2.5 2.5h-9q-2.5 0-2.5 2.5v2q0 2.5 2.5 2.5H71" />
        <path d="M86 14h5" />
        <path d="M82 5v19" stroke={student} strokeWidth="8" />
        <path d="M60 30v4.5q0 4.5 4.5 4.5H87" />
      </svg>
    </span>
  );
}

const v = (name: string) => `var(--color-${name})`;

/** A shared board: the tutor's line of a graph in pine, the child's strokes in apricot. As wide as its parent. */
export function LessonArt({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 340 220"
      fill="none"
      aria-hidden="true"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`block h-auto w-full forced-color-adjust-none ${className ?? ""}`}
    >
      <path
        d="M20 20v180M60 20v180M100 20v180M140 20v180M180 20v180M220 20v180M4 40h232M4 80h232M4 120h232M4 160h232"
        stroke={v("sand-200")}
        strokeWidth="1.5"
      />
      <path d="M4 160h236m-7-6 7 6-7 6M60 204V14m-6 7 6-7 6 7" stroke={v("sand-500")} strokeWidth="2.5" />
      <path d="M26 194 132 22" stroke={v("pine-500")} strokeWidth="4.5" />
      <circle cx="60" cy="139" r="6" fill={v("pine-600")} />
      <path d="M64 136c10 3 22 3 34 1" stroke={v("apricot-400")} strokeWidth="3.5" />
      <path d="M101 134c2-18 1-38-1-56" stroke={v("apricot-400")} strokeWidth="3.5" />
      <path d="m93 86 7-9 8 8M91 132l8 5-7 6" stroke={v("apricot-400")} strokeWidth="3.5" />
      <circle cx="98" cy="77" r="5.5" fill={v("apricot-500")} />
      <g fontFamily="inherit" fontWeight="700">
        <text x="74" y="156" fontSize="15" fill={v("apricot-700")}>
          1
        </text>
        <text x="110" y="112" fontSize="15" fill={v("apricot-700")}>
          2
        </text>
        <text x="146" y="34" fontSize="17" fill={v("pine-700")}>
          y = 2x + 1
        </text>
      </g>
      <path d="M252 58h72M252 76h54" stroke={v("pine-500")} strokeWidth="4" />
      <path
        d="M252 118c8-6 12 6 20 0s12 6 20 0 12 6 20 0M252 136c8-6 12 6 20 0s12 6 20 0"
        stroke={v("apricot-400")}
        strokeWidth="3.5"
      />
      <path d="m306 166 22-22 8 8-22 22-11 3z" fill={v("apricot-400")} />
    </svg>
  );
}

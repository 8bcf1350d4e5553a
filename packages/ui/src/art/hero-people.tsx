const SKIN = "#E9BC9A";
const CHILD_SKIN = "#F0C6A6";
const HAIR = "#2B2421";
const CHILD_HAIR = "#54392B";

/** The two people of the hero: seat shapes of the motif with heads. */
export function HeroPeople() {
  return (
    <>
      <g transform="rotate(4 118 262)">
        <path d="M79 290v-90a39 39 0 0 1 78 0v90z" fill="var(--color-pine-600)" />
        <rect x="107" y="138" width="22" height="34" rx="10" fill={SKIN} />
        <path d="M89 130c0-22 12-34 29-34s29 12 29 34c0 17-12 29-29 29s-29-12-29-29z" fill={HAIR} />
      </g>
      <path d="M146 216c22 0 36-20 40-58" stroke="var(--color-pine-600)" strokeWidth="17" strokeLinecap="round" />
      <path d="M187 151l-6-15" stroke={SKIN} strokeWidth="6" strokeLinecap="round" />
      <circle cx="187" cy="151" r="8.5" fill={SKIN} />
      <g transform="rotate(-5 232 262)">
        <path d="M199 290v-70a33 33 0 0 1 66 0v70z" fill="var(--color-apricot-400)" />
        <rect x="222" y="168" width="20" height="28" rx="9" fill={CHILD_SKIN} />
        <path d="M254 172c18 3 22 24 14 40-3 5-9 4-9-2 1-11-3-18-9-23z" fill={CHILD_HAIR} />
        <path d="M205 161c0-20 11-31 27-31s27 11 27 31c0 16-11 27-27 27s-27-11-27-27z" fill={CHILD_HAIR} />
        <rect x="249" y="166" width="10" height="14" rx="5" fill="var(--color-pine-500)" />
      </g>
    </>
  );
}

import { HeroPeople } from "./hero-people";

const v = (name: string) => `var(--color-${name})`;

/** Two people seen from behind, side by side at one desk. As wide as its parent. */
export function HeroArt({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 350 262"
      fill="none"
      aria-hidden="true"
      className={`block h-auto w-full overflow-hidden forced-color-adjust-none ${className ?? ""}`}
      style={{ borderRadius: "8% / 10.69%" }}
    >
      <path fill={v("pine-100")} d="M0 0h350v262H0z" />
      <path d="M214 262V96a62 62 0 0 1 124 0v166z" fill={v("white")} opacity=".55" />
      <path d="M276 34v160M214 112h124" stroke={v("pine-100")} strokeWidth="5" />
      <rect x="104" y="58" width="142" height="100" rx="13" fill={v("pine-900")} />
      <rect x="111" y="65" width="128" height="86" rx="7" fill={v("white")} />
      <path d="M126 136h98M138 78v66" stroke={v("sand-300")} strokeWidth="2" strokeLinecap="round" />
      <path d="M146 84c9 58 45 58 56 0" stroke={v("pine-500")} strokeWidth="3.5" strokeLinecap="round" />
      <circle cx="174.5" cy="127.5" r="5" fill={v("apricot-500")} />
      <path d="M0 186h350v76H0z" fill={v("sand-200")} />
      <path d="M0 178h350v9H0z" fill={v("sand-300")} />
      <path d="M160 158h30l5 20h-40z" fill={v("pine-800")} />
      <rect x="34" y="157" width="50" height="8" rx="3" fill={v("apricot-400")} />
      <rect x="30" y="165" width="56" height="7" rx="3" fill={v("white")} />
      <rect x="36" y="171" width="46" height="7" rx="3" fill={v("pine-500")} />
      <HeroPeople />
    </svg>
  );
}

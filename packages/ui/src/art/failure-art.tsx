import { APRICOT, ArtFrame, ArtSeat, PINE } from "./art-frame";

/** The seats lean apart over a broken line. */
export function FailureArt() {
  return (
    <ArtFrame>
      <ArtSeat x={34} y={18} height={80} fill={PINE} lean={-7} />
      <ArtSeat x={92} y={36} height={62} fill={APRICOT} lean={9} />
      <path d="M16 102h52M92 102h52" stroke="var(--color-sand-300)" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M74 96l5 6-5 5 6 5"
        stroke="var(--color-sand-500)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </ArtFrame>
  );
}

import { APRICOT, ArtFrame, ArtSeat, Ground, PINE } from "./art-frame";

/** The shoulders touch. */
export function DoneArt() {
  return (
    <ArtFrame>
      <ArtSeat x={41} y={18} height={80} fill={PINE} lean={4.5} />
      <ArtSeat x={85} y={36} height={62} fill={APRICOT} lean={-4.5} />
      <Ground />
      <path d="M84 9v-6M66 13l-4-5M103 16l4-4.5" stroke="var(--color-pine-400)" strokeWidth="3" strokeLinecap="round" />
    </ArtFrame>
  );
}

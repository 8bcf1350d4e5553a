import { ArtFrame, ArtSeat, Ground, PINE } from "./art-frame";

/** One seat is taken, the other is kept free. */
export function WaitArt() {
  return (
    <ArtFrame>
      <ArtSeat x={42} y={18} height={80} fill={PINE} lean={5} />
      <path
        transform="rotate(-5 101 98)"
        d="M84 51a17 17 0 0 1 34 0v42q0 5-5 5H89q-5 0-5-5z"
        fill="var(--color-apricot-50)"
        stroke="var(--color-apricot-500)"
        strokeWidth="2.5"
        strokeDasharray="5 6"
        strokeLinecap="round"
      />
      <Ground />
    </ArtFrame>
  );
}

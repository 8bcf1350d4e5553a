import type { ReactNode } from "react";
import { seatPath } from "../mark/seat";

/** The canvas of the small motif illustrations, 160 px wide. */
function ArtFrame({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 160 112"
      width="160"
      height="112"
      fill="none"
      aria-hidden="true"
      className="block shrink-0 forced-color-adjust-none"
    >
      {children}
    </svg>
  );
}

function Ground() {
  return <path d="M16 102h128" stroke="var(--color-sand-300)" strokeWidth="4" strokeLinecap="round" />;
}

type ArtSeatProps = { x: number; y: number; height: number; fill: string; lean: number };

/** One filled seat, 34 px wide. */
function ArtSeat({ x, y, height, fill, lean }: ArtSeatProps) {
  return <path d={seatPath(x, y, 34, height)} fill={fill} transform={`rotate(${lean} ${x + 17} ${y + height})`} />;
}

const PINE = "var(--color-pine-600)";
const APRICOT = "var(--color-apricot-400)";

/** Done: the shoulders touch. */
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

/** Empty: two dashed seats. */
export function EmptyArt() {
  return (
    <ArtFrame>
      <g
        fill="var(--color-sand-100)"
        stroke="var(--color-sand-500)"
        strokeWidth="2.5"
        strokeDasharray="5 6"
        strokeLinecap="round"
      >
        <path transform="rotate(5 59 98)" d="M42 35a17 17 0 0 1 34 0v58q0 5-5 5H47q-5 0-5-5z" />
        <path transform="rotate(-5 101 98)" d="M84 53a17 17 0 0 1 34 0v40q0 5-5 5H89q-5 0-5-5z" />
      </g>
      <Ground />
    </ArtFrame>
  );
}

/** Failure: the seats lean apart over a broken line. */
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

/** Waiting: one seat is taken, the other is reserved. */
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

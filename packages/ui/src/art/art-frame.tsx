import type { ReactNode } from "react";
import { seatPath } from "../mark/seat";

/** The paper of the small motif illustrations, 160 wide. */
export function ArtFrame({ children }: { children: ReactNode }) {
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

/** The floor below both seats. */
export function Ground() {
  return <path d="M16 102h128" stroke="var(--color-sand-300)" strokeWidth="4" strokeLinecap="round" />;
}

type ArtSeatProps = { x: number; y: number; height: number; fill: string; lean: number };

/** One filled seat of an illustration, 34 wide. */
export function ArtSeat({ x, y, height, fill, lean }: ArtSeatProps) {
  return <path d={seatPath(x, y, 34, height)} fill={fill} transform={`rotate(${lean} ${x + 17} ${y + height})`} />;
}

export const PINE = "var(--color-pine-600)";
export const APRICOT = "var(--color-apricot-400)";

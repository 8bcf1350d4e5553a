import { ArtFrame, Ground } from "./art-frame";

/** Nothing here yet: two dashed seats. */
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

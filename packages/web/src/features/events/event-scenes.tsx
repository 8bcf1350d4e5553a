import { seatPath } from "@pkg/ui/mark";

const PINE = "var(--color-pine-600)";
const APRICOT = "var(--color-apricot-400)";
const WHITE = "var(--color-white)";
const LINE = "var(--color-sand-300)";

function Seat({
  x,
  y,
  width,
  height,
  fill,
  lean = 0,
}: Record<"x" | "y" | "width" | "height", number> & { fill: string; lean?: number }) {
  return (
    <path
      d={seatPath(x, y, width, height)}
      fill={fill}
      transform={lean ? `rotate(${lean} ${x + width / 2} ${y + height})` : undefined}
    />
  );
}

const Floor = ({ y = 140 }: { y?: number }) => (
  <path d={`M40 ${y}h240`} stroke={LINE} strokeWidth="5" strokeLinecap="round" />
);

/** Two seats lean together, others are kept free. */
export function SeatsScene() {
  const free = { fill: "none", stroke: "var(--color-pine-300)", strokeWidth: 2.5, strokeDasharray: "6 7" };
  return (
    <>
      <path d={seatPath(62, 66, 36, 70)} {...free} />
      <path d={seatPath(224, 78, 32, 58)} {...free} />
      <Seat x={122} y={36} width={42} height={100} fill={PINE} lean={5} />
      <Seat x={163} y={62} width={42} height={74} fill={APRICOT} lean={-5} />
      <path d="M40 140h240" stroke="var(--color-pine-300)" strokeWidth="5" strokeLinecap="round" />
    </>
  );
}

/** A screen with a lesson on a desk. */
export function DeskScene() {
  return (
    <>
      <rect x="94" y="28" width="132" height="86" rx="11" fill="var(--color-pine-900)" />
      <rect x="101" y="35" width="118" height="72" rx="6" fill={WHITE} />
      <Seat x={130} y={56} width={22} height={50} fill={PINE} lean={5} />
      <Seat x={152} y={70} width={22} height={36} fill={APRICOT} lean={-5} />
      <path d="M184 60h24M184 72h24M184 84h15" stroke={LINE} strokeWidth="4" strokeLinecap="round" />
      <path d="M146 114h28l4 24h-36z" fill="var(--color-pine-800)" />
      <rect x="242" y="118" width="38" height="8" rx="3" fill={APRICOT} />
      <rect x="238" y="126" width="44" height="9" rx="3" fill="var(--color-pine-500)" />
      <path d="M30 138h260" stroke="var(--color-sand-400)" strokeWidth="6" strokeLinecap="round" />
    </>
  );
}

/** A month, some of its days taken. */
export function CalendarScene() {
  const days = Array.from({ length: 21 }, (_, index) => ({
    x: 104 + (index % 7) * 17,
    y: 68 + Math.floor(index / 7) * 20,
    index,
  }));
  const taken = new Set([1, 3, 8, 10, 15, 17]);
  return (
    <>
      <rect x="90" y="26" width="140" height="112" rx="14" fill={WHITE} />
      <path d="M90 40a14 14 0 0 1 14-14h112a14 14 0 0 1 14 14v12H90z" fill={PINE} />
      <path d="M120 18v16M200 18v16" stroke="var(--color-pine-800)" strokeWidth="6" strokeLinecap="round" />
      {days.map(({ x, y, index }) => (
        <rect
          key={index}
          x={x}
          y={y}
          width="11"
          height="13"
          rx="4"
          fill={taken.has(index) ? APRICOT : "var(--color-sand-200)"}
        />
      ))}
    </>
  );
}

/** An open exercise book with one corrected line. */
export function NoteScene() {
  return (
    <>
      <path d="M160 40c-18-12-50-14-78-8v98c28-6 60-4 78 8 18-12 50-14 78-8V32c-28-6-60-4-78 8z" fill={WHITE} />
      <path d="M160 40v98" stroke={LINE} strokeWidth="3" />
      <path
        d="M98 56c16-2 32-1 46 5M98 76c16-2 32-1 46 5M98 96c10-1 20-1 30 2"
        stroke={LINE}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M178 62c14-6 30-7 44-5M178 82c14-6 30-7 44-5"
        stroke="var(--color-pine-400)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="m182 106 10 9 20-20"
        stroke="var(--color-apricot-500)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="m252 34 18 10-42 76-15 9-3-17z" fill={PINE} />
    </>
  );
}

/** A letter half out of its envelope. */
export function LetterScene() {
  return (
    <>
      <rect x="112" y="22" width="96" height="92" rx="9" fill={WHITE} />
      <path d="M128 44h64M128 58h64M128 72h40" stroke={LINE} strokeWidth="4" strokeLinecap="round" />
      <path d="M88 72h144v54a12 12 0 0 1-12 12H100a12 12 0 0 1-12-12z" fill={PINE} />
      <path d="m88 74 72 42 72-42v-2H88z" fill="var(--color-pine-300)" />
      <path d="M88 72v56a10 10 0 0 0 10 10h124a10 10 0 0 0 10-10V72l-72 44z" fill={PINE} />
      <Seat x={153} y={104} width={14} height={24} fill={APRICOT} />
    </>
  );
}

/** Bars of a learning type, each leaning to one side. */
export function ChartScene() {
  const bars = [
    { y: 40, at: 196 },
    { y: 66, at: 138 },
    { y: 92, at: 178 },
    { y: 118, at: 156 },
  ];
  return (
    <>
      {bars.map(({ y, at }, index) => (
        <g key={y}>
          <path d={`M84 ${y}h152`} stroke={LINE} strokeWidth="10" strokeLinecap="round" />
          <path
            d={`M84 ${y}H${at}`}
            stroke={index % 2 === 0 ? PINE : "var(--color-pine-400)"}
            strokeWidth="10"
            strokeLinecap="round"
          />
          <circle
            cx={at}
            cy={y}
            r="11"
            fill={index === 2 ? APRICOT : WHITE}
            stroke={index === 2 ? APRICOT : PINE}
            strokeWidth="4"
          />
        </g>
      ))}
      <Floor y={144} />
    </>
  );
}

const BACKS: Record<number, string> = {
  1: "M21 50c0-20 10-31 27-31s27 11 27 31v18q0 9-9 9H30q-9 0-9-9z",
  2: "M20 52c0-22 11-34 28-34s28 12 28 34v44H20z",
  5: "M25 50c0-19 8.5-29 23-29s23 10 23 29v2q0 5-5 5H30q-5 0-5-5z",
};

const FRONTS: Record<number, string> = {
  0: "M27.5 52C22.5 32 31 17.5 49 17.5c16 0 25 11 20 34.5-1.5-5-3-9-4.5-13.5-3.5.8-7 .3-10-1.5-7 4-14.5 5-20.5 3.5-2 3.5-4 7-6.5 11.5z",
  1: "M28.5 50c-.5-15 6-24 19.5-24s20 9 19.5 24c-5-3-9-8-11-13-5 7-16 11-28 13z",
  2: "M28.5 52c-.5-17 6-26 19.5-26s20 9 19.5 26c-8-3-15-9-18.5-18-3 9-11 15-20.5 18z",
  3: "M28.5 47c-.5-15 7-24 19.5-24s20 9 19.5 24c-3-6-9-10-19.5-10s-16.5 4-19.5 10z",
  4: "M27 50c-3-19 5-32 21.5-32s23 12 20.5 32c-1.5-3.5-2.5-6.5-3.5-10-9 2-20 1-28-4-4 3-8 8-10.5 14z",
  5: "M27.5 49c-.5-16 7-25.5 20.5-25.5s21 9.5 20.5 25.5c-5-4-12-6-20.5-6s-15.5 2-20.5 6z",
};

type HairProps = { style: number; fill: string };

/** Hair behind the head. */
export function HairBack({ style, fill }: HairProps) {
  if (style === 3) return <circle cx="48" cy="13" r="9.5" fill={fill} />;
  const path = BACKS[style];
  return path ? <path d={path} fill={fill} /> : null;
}

/** Hair over the forehead. */
export function HairFront({ style, fill }: HairProps) {
  return <path d={FRONTS[style]} fill={fill} />;
}

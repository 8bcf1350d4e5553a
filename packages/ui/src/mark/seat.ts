/** SVG path of a seat: a bar with a semicircular top and a foot radius of 24 % of its width. */
export function seatPath(x: number, y: number, width: number, height: number): string {
  const r = width / 2;
  const foot = width * 0.24;
  return (
    `M${x} ${y + r}a${r} ${r} 0 0 1 ${width} 0v${height - r - foot}` +
    `q0 ${foot} ${-foot} ${foot}h${-(width - foot * 2)}q${-foot} 0 ${-foot} ${-foot}z`
  );
}

/** The pivot of a seat: the middle of its foot. */
export function seatFoot(x: number, y: number, width: number, height: number): [number, number] {
  return [x + width / 2, y + height];
}

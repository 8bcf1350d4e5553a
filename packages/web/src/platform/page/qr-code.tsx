type QrCodeProps = { rows: readonly string[]; label: string; className?: string };

/** A QR code from rows of 0 and 1, dark on white in every theme so that cameras read it. */
export function QrCode({ rows, label, className }: QrCodeProps) {
  const size = rows.length;
  const path = rows.flatMap((row, y) => [...row].map((cell, x) => (cell === "1" ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={className}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

type Sign = "negative" | "always";

/**
 * `1062822` -> `"1,062,822"`; negatives carry U+2212.
 * @param amount whole won
 * @param sign `"always"` adds + to positive amounts
 */
export function formatFigures(amount: number, sign: Sign = "negative"): string {
  // Not Intl: loading its locale data takes a phone about 0.1 s during hydration.
  const figures = String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, ",");
  if (amount < 0) return `−${figures}`;
  return sign === "always" && amount > 0 ? `+${figures}` : figures;
}

/** `-66600` -> `"−66,600원"`. For text; use `Won` for large figures. */
export function formatWon(amount: number, sign: Sign = "negative"): string {
  return `${formatFigures(amount, sign)}원`;
}

type WonProps = {
  /** In won. */
  amount: number;
  className?: string;
};

/** An amount with a smaller 원 (68 %), for totals and large prices. */
export function Won({ amount, className }: WonProps) {
  return (
    <span className={`num ${className ?? ""}`}>
      <span>{formatFigures(amount)}</span>
      <span className="won-unit">원</span>
    </span>
  );
}

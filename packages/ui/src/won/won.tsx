import { formatFigures } from "./format-won";

type WonProps = {
  /** In won. */
  amount: number;
  sign?: "negative" | "always";
  className?: string;
};

/** An amount with a smaller 원 (68 %), for totals and large prices. */
export function Won({ amount, sign, className }: WonProps) {
  return (
    <span className={`num ${className ?? ""}`}>
      {formatFigures(amount, sign)}
      <span className="won-unit">원</span>
    </span>
  );
}

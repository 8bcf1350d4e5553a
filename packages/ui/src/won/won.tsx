import { formatFigures } from "./format-won";

type WonProps = {
  /** Whole won. */
  amount: number;
  sign?: "negative" | "always";
  className?: string;
};

/** An amount whose 원 is 68 % of the figure: for totals and large prices. */
export function Won({ amount, sign, className }: WonProps) {
  return (
    <span className={`num ${className ?? ""}`}>
      {formatFigures(amount, sign)}
      <span className="won-unit">원</span>
    </span>
  );
}

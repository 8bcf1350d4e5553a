import { formatWon } from "../won/won";

export type UnitAmount = { label: string; amount: number };

/** The total by month and by lesson. */
export function UnitBox({ units }: { units: ReadonlyArray<UnitAmount> }) {
  return (
    <dl className="mt-3.5 grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] rounded-md bg-sunken py-3 forced-colors:border">
      {units.map((unit) => (
        <div key={unit.label} className="flex flex-col gap-0.5 border-line-2 px-4 not-first:border-l">
          <dt className="text-caption text-fg-3">{unit.label}</dt>
          <dd className="num text-label">{formatWon(unit.amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

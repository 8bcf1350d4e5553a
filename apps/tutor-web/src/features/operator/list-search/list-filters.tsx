import { TextField } from "@pkg/ui/text-field";
import type { ReactNode } from "react";

/** The filters of a list in one row; a phone has two beside each other, below what is searched for. */
export function ListFilters({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="mb-5 grid grid-cols-2 gap-3 max-lg:*:has-[[type=search]]:col-span-2 lg:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]">
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  );
}

type DaysProps = {
  from: string | null;
  to: string | null;
  onChange: (days: { from?: string | null; to?: string | null }) => void;
  error?: string | undefined;
};

/** The first and the last day of a list. */
export function DayFilters({ from, to, onChange, error }: DaysProps) {
  return (
    <>
      <TextField
        label="첫 날"
        type="date"
        value={from ?? ""}
        onChange={({ target }) => onChange({ from: target.value || null })}
        error={error}
      />
      <TextField
        label="끝나는 날"
        type="date"
        value={to ?? ""}
        onChange={({ target }) => onChange({ to: target.value || null })}
      />
    </>
  );
}

import { TEXT_LENGTHS } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { TextField } from "@pkg/ui/text-field";
import { digitsOf } from "@pkg/web/features/form/shape-digits";
import { NO_ROW, ROWS, type Row, sumOf } from "./experiment-values";

/** The variants as they are typed, one a row, with the sum of their shares. */
export function VariantRows({ rows, onChange }: { rows: readonly Row[]; onChange: (rows: readonly Row[]) => void }) {
  const put = (at: number, next: Partial<Row>) =>
    onChange(rows.map((row, n) => (n === at ? { ...row, ...next } : row)));
  return (
    <>
      {rows.map((row, at) => (
        // Rows have no name of their own while they are typed, and are added and taken away at the end alone.
        <fieldset key={at} className="grid grid-cols-[minmax(0,1fr)_7rem] gap-2">
          <legend className="sr-only">{`${at + 1}번째 안`}</legend>
          <TextField
            label="안 이름"
            maxLength={TEXT_LENGTHS.flagName.max}
            autoCapitalize="none"
            value={row.variant}
            onChange={({ target }) => put(at, { variant: target.value })}
          />
          <TextField
            label="비율"
            inputMode="numeric"
            right="%"
            maxLength={3}
            value={row.share}
            onChange={({ target }) => put(at, { share: digitsOf(target.value) })}
          />
        </fieldset>
      ))}
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="figures mr-auto text-body-sm text-fg-2">{`모두 더해 ${sumOf(rows)}%`}</p>
        {rows.length > ROWS.min ? (
          <Button variant="line" size="sm" onClick={() => onChange(rows.slice(0, -1))}>
            마지막 안 빼기
          </Button>
        ) : null}
        {rows.length < ROWS.max ? (
          <Button variant="line" size="sm" onClick={() => onChange([...rows, NO_ROW])}>
            안 추가
          </Button>
        ) : null}
      </div>
    </>
  );
}

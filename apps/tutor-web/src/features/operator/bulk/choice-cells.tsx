import { CheckBox } from "@pkg/ui/checkbox";
import type { Choice } from "./use-choice";

/** The head of the column of boxes: chooses all rows in sight, or none. */
export function ChooseAll<Row>({
  choice,
  rows,
  className,
}: {
  choice: Choice<Row>;
  rows: readonly Row[];
  className: string;
}) {
  const possible = rows.filter(choice.canChoose);
  const chosen = possible.filter(choice.isChosen).length;
  return (
    <th scope="col" className={className}>
      <CheckBox
        aria-label="보이는 것 모두 고르기"
        disabled={possible.length === 0}
        checked={chosen > 0 && chosen === possible.length}
        mixed={chosen > 0 && chosen < possible.length}
        onChange={({ target }) => choice.choose(possible, target.checked)}
      />
    </th>
  );
}

/** The box of a row. A row that cannot be chosen has none. */
export function ChooseRow<Row>({ choice, row }: { choice: Choice<Row>; row: Row }) {
  if (!choice.canChoose(row)) return null;
  return (
    <CheckBox
      aria-label={`${choice.nameOf(row)} 고르기`}
      checked={choice.isChosen(row)}
      onChange={({ target }) => choice.choose([row], target.checked)}
    />
  );
}

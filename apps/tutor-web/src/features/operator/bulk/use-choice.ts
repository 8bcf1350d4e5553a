import { useState } from "react";

/** Which rows of a list are chosen for one act on all of them. */
export interface Choice<Row> {
  readonly idOf: (row: Row) => string;
  readonly isChosen: (row: Row) => boolean;
  readonly canChoose: (row: Row) => boolean;
  /** Of the box of a row, for who does not see where it stands. */
  readonly nameOf: (row: Row) => string;
  readonly choose: (rows: readonly Row[], isChosen: boolean) => void;
  readonly clear: () => void;
}

/** Keeps what is chosen; a row that is not listed any more, or cannot be chosen any more, is not. */
export function useChoice<Row>({
  idOf,
  nameOf,
  canChoose = () => true,
}: {
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  canChoose?: (row: Row) => boolean;
}): Choice<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    idOf,
    isChosen: (row) => ids.has(idOf(row)) && canChoose(row),
    canChoose,
    nameOf,
    choose: (rows, isChosen) => {
      const next = new Set(ids);
      for (const row of rows.filter(canChoose)) {
        if (isChosen) next.add(idOf(row));
        else next.delete(idOf(row));
      }
      setIds(next);
    },
    clear: () => setIds(new Set()),
  };
}

import { useRejection } from "@pkg/web/features/form/use-rejection";
import { PrintOrSave } from "@pkg/web/features/print-or-save/print-or-save";
import { useSaveStatement } from "../queries";

/** Prints the year or saves it as a file. */
export function StatementActions({ year }: { year: number }) {
  const save = useSaveStatement();
  const react = useRejection();
  return (
    <PrintOrSave
      isSaving={save.isPending}
      onSave={() => save.mutate({ params: { query: { year } } }, { onError: react })}
    />
  );
}

import type { KstMonth } from "@pkg/domain";
import { useRejection } from "@pkg/web/features/form/use-rejection";
import { PrintOrSave } from "@pkg/web/features/print-or-save/print-or-save";
import { useSaveEarnings } from "../queries";

/** Prints the month or saves it as a file. */
export function StatementActions({ month }: { month: KstMonth }) {
  const save = useSaveEarnings();
  const react = useRejection();
  return (
    <PrintOrSave
      isSaving={save.isPending}
      onSave={() => save.mutate({ params: { query: { month } } }, { onError: react })}
      className="sm:grid-cols-2"
    />
  );
}

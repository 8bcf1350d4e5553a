import type { KstMonth } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { Icon } from "@pkg/ui/icon";
import { useRejection } from "@pkg/web/features/form/use-rejection";
import Download from "lucide-react/icons/download";
import Printer from "lucide-react/icons/printer";
import { useSaveEarnings } from "../queries";

/** Prints the month or saves it as a file. */
export function StatementActions({ month }: { month: KstMonth }) {
  const save = useSaveEarnings();
  const react = useRejection();
  return (
    <div className="mt-6 grid gap-2 sm:grid-cols-2 print:hidden">
      <Button variant="line" full onClick={() => window.print()}>
        <Icon of={Printer} size={20} />
        <span className="pointer-coarse:hidden">인쇄</span>
        <span className="hidden pointer-coarse:inline">PDF 저장·공유</span>
      </Button>
      <Button
        variant="line"
        full
        busy={save.isPending}
        busyLabel="만들고 있어요"
        onClick={() => save.mutate(month, { onError: react })}
      >
        <Icon of={Download} size={20} />
        엑셀 파일(CSV) 저장
      </Button>
    </div>
  );
}

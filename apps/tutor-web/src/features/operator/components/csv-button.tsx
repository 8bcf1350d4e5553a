import { Button } from "@pkg/ui/button";
import { toast } from "@pkg/ui/toast";
import { useRejection } from "@pkg/web/features/form/use-rejection";
import { useState } from "react";
import { saveFile } from "../save-file";

/** Saves the whole list, as it is narrowed and sorted, as a file for a spreadsheet. */
export function CsvButton({ name, read }: { name: string; read: () => Promise<string> }) {
  const [isBusy, setBusy] = useState(false);
  const reject = useRejection();
  const save = async () => {
    setBusy(true);
    try {
      saveFile(`나란-${name}.csv`, await read());
      toast("파일로 받았어요. 누가 받았는지 기록에 남아요.");
    } catch (error) {
      reject(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="line" size="sm" busy={isBusy} busyLabel="만들고 있어요" onClick={() => void save()}>
      CSV 받기
    </Button>
  );
}

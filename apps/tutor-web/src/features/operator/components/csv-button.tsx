import { saveFile } from "../save-file";
import { RowAct } from "./row-act";

/** Saves the whole list, as it is narrowed and sorted, as a file for a spreadsheet; the reason is asked before. */
export function CsvButton({ name, read }: { name: string; read: (reason: string) => Promise<string> }) {
  return (
    <RowAct
      label="CSV 받기"
      name={`CSV 받기: ${name}`}
      help="지금 보는 목록을 모두 파일로 내려받아요."
      busyLabel="만들고 있어요"
      done="파일로 받았어요. 누가 왜 받았는지 기록에 남아요."
      onSend={async (reason) => saveFile(`나란-${name}.csv`, await read(reason))}
    />
  );
}

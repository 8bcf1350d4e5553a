import { saveText } from "@pkg/web/platform/browser/save-text";
import { RowAct } from "../forms/row-act";
import { type CsvFile, MOST_ROWS } from "./use-pages";

const MOST = MOST_ROWS.toLocaleString("ko-KR");

/** Saves the whole list, as it is narrowed and sorted, as a file for a spreadsheet; the reason is asked before. */
export function CsvAct({ name, read }: { name: string; read: (reason: string) => Promise<CsvFile> }) {
  return (
    <RowAct
      label="CSV 받기"
      name={`CSV 받기: ${name}`}
      help={`지금 보는 목록을 파일로 내려받아요. 한 파일에 ${MOST}줄까지 담아요.`}
      busyLabel="만들고 있어요"
      done={({ isCut }: CsvFile) =>
        isCut
          ? `앞에서부터 ${MOST}줄만 담았어요. 기간이나 상태를 좁혀서 나눠 받아 주세요.`
          : "파일로 받았어요. 누가 왜 받았는지 기록에 남아요."
      }
      onSend={async (reason) => {
        const file = await read(reason);
        saveText({ name: `나란-${name}.csv`, text: file.text });
        return file;
      }}
    />
  );
}

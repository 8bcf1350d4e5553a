import { Won } from "../../../src/won";
import { Sheet } from "../sheet";

const SAMPLES = [
  { look: "text-display", text: "나란히 앉는 과외", note: "display 34/44 · 700 · −0.03em" },
  { look: "text-title-1", text: "언제 만나면 좋을까요?", note: "title-1 26/35 · 700 · −0.026em" },
  { look: "text-title-2", text: "계산서", note: "title-2 22/30 · 700 · −0.022em" },
  { look: "text-title-3", text: "한서윤 선생님", note: "title-3 18/26 · 700 · −0.018em" },
  { look: "text-body", text: "화·목 19시에 만날 수 있어요", note: "body 16/25 · 400 · −0.011em" },
  { look: "text-caption text-fg-2", text: "60분 · 주 2회 · 3개월 (24회)", note: "caption 14/21 · 400 · −0.006em" },
] as const;

export function TypeSheet() {
  return (
    <Sheet title="글자">
      {SAMPLES.map((sample) => (
        <div key={sample.look} className="mb-2.5">
          <p className={sample.look}>{sample.text}</p>
          <p className="text-micro text-fg-3">{sample.note}</p>
        </div>
      ))}
      <p className="text-money-xl">
        <Won amount={1062822} />
      </p>
      <p className="text-micro text-fg-3">money-xl 30/38 · 700 · tabular-nums</p>
    </Sheet>
  );
}

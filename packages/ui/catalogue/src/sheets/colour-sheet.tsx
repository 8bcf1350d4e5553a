import { Sheet } from "../sheet";

const RAMPS = [
  { name: "sand", note: "sand 50–900, 글자 900 · 700 · 600", steps: [50, 100, 200, 300, 400, 500, 600, 700, 800, 900] },
  { name: "pine", note: "pine 50–900, 기본 600", steps: [50, 100, 200, 300, 400, 500, 600, 700, 800, 900] },
  { name: "apricot", note: "apricot 50–700, 그림 400 · 글자 700", steps: [50, 100, 200, 300, 400, 500, 600, 700] },
] as const;

const MEANINGS = [
  { label: "성공", look: "bg-success-50 text-success" },
  { label: "주의", look: "bg-warn-50 text-warn" },
  { label: "오류", look: "bg-error-50 text-error" },
  { label: "안내", look: "bg-info-50 text-info" },
] as const;

export function ColourSheet() {
  return (
    <Sheet title="색">
      {RAMPS.map((ramp) => (
        <div key={ramp.name} className="mb-2.5">
          <div className="flex h-10 overflow-hidden rounded-sm">
            {ramp.steps.map((step) => (
              <span key={step} className="flex-1" style={{ background: `var(--color-${ramp.name}-${step})` }} />
            ))}
          </div>
          <p className="mt-1 text-micro text-fg-3">{ramp.note}</p>
        </div>
      ))}
      <div className="mt-3 grid grid-cols-4 gap-2">
        {MEANINGS.map((meaning) => (
          <span key={meaning.label} className={`rounded-sm p-2.5 text-micro font-semibold ${meaning.look}`}>
            {meaning.label}
          </span>
        ))}
      </div>
    </Sheet>
  );
}

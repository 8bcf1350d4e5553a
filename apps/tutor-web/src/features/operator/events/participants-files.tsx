import { Button } from "@pkg/ui/button";
import { toast } from "@pkg/ui/toast";
import { saveText } from "@pkg/web/platform/browser/save-text";
import { useState } from "react";
import { ReasonForm } from "../forms/reason-form";
import { type EventSetting, type ExportPurpose, readParticipants } from "./event-queries";

const FILES: ReadonlyArray<{ purpose: ExportPurpose; label: string; help: string }> = [
  { purpose: "EVENT", label: "참여자 모두", help: "이벤트를 진행하는 데만 써요. 광고를 보내면 안 돼요." },
  {
    purpose: "MARKETING",
    label: "혜택 소식에 동의한 참여자",
    help: "동의한 사람만 들어 있어요. 문자에는 거부 방법을 적어 주세요.",
  },
];

/** The participants as a file, for one purpose at a time; who took it and why is recorded. */
export function ParticipantsFiles({ event }: { event: EventSetting }) {
  const [asked, setAsked] = useState<ExportPurpose | null>(null);
  const send = async (purpose: ExportPurpose, label: string, reason: string) => {
    const { csv, count } = await readParticipants(event.id, purpose, reason);
    saveText({ name: `나란-${event.id}-${label}.csv`, text: csv });
    toast(`${count.toLocaleString("ko-KR")}명을 파일로 받았어요. 누가 받았는지 기록에 남아요.`);
  };
  return (
    <section aria-labelledby="participants" className="mt-12 border-t border-line pt-8">
      <h2 id="participants" className="text-title-3">
        참여자
      </h2>
      <p className="mt-1 text-body-sm text-fg-2">
        참여 {event.participated.toLocaleString("ko-KR")}회 · 공유 {event.shared.toLocaleString("ko-KR")}회. 같은 번호로
        다시 보낸 것도 세요.
      </p>
      {event.waiting > 0 ? (
        <p className="mt-2 text-body-sm font-semibold">
          {event.waiting.toLocaleString("ko-KR")}회는 약속한 것을 기다려요. 참여자 모두를 파일로 받고 보내 주세요. 받은
          뒤에 참여한 것만 다시 세요.
        </p>
      ) : null}
      {FILES.map(({ purpose, label, help }) => (
        <div key={purpose} className="mt-4">
          {asked === purpose ? (
            <ReasonForm
              label={`${label}를 받는 이유`}
              help={help}
              act="CSV 받기"
              busyLabel="만들고 있어요"
              onSend={(reason) => send(purpose, label, reason)}
              onClose={() => setAsked(null)}
            />
          ) : (
            <Button variant="line" size="sm" onClick={() => setAsked(purpose)}>{`${label} CSV 받기`}</Button>
          )}
        </div>
      ))}
    </section>
  );
}

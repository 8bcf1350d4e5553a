import { Button, ButtonLink } from "@pkg/ui/button";
import { FieldMessage } from "@pkg/ui/field";
import { Progress } from "@pkg/ui/progress";
import { StickyBar } from "@pkg/ui/sticky-bar";
import type { Voice } from "../to-mp3";
import { useUpload } from "../use-upload";

/** Sends the recording with its progress, then returns to the application. */
export function SendVoice({ id, voice }: { id: string; voice: Voice | null }) {
  const back = `/applicants/${id}?step=5`;
  const { upload, send, cancel } = useUpload(id, () => location.assign(back));
  if (!voice) {
    return (
      <div className="mt-6 text-center">
        <ButtonLink href={back} variant="text">
          지원서로 돌아가기
        </ButtonLink>
      </div>
    );
  }
  if (upload.kind === "RUNNING") {
    const percent = Math.round(upload.part * 100);
    return (
      <StickyBar
        className="-mx-(--size-gutter) mt-auto"
        above={
          <div className="grid gap-2">
            <p className="flex justify-between text-body-sm">
              <span>녹음을 올리고 있어요</span>
              <span className="num font-semibold">{`${percent}%`}</span>
            </p>
            <Progress value={percent} max={100} label="올린 만큼" valueText={`${percent}%`} />
          </div>
        }
      >
        <Button size="lg" full variant="secondary" onClick={cancel}>
          그만 올리기
        </Button>
      </StickyBar>
    );
  }
  return (
    <StickyBar
      className="-mx-(--size-gutter) mt-auto"
      above={upload.kind === "FAILED" ? <FieldMessage error={upload.message} /> : null}
    >
      <Button size="lg" full onClick={() => void send(voice.mp3)}>
        {upload.kind === "FAILED" ? "다시 올리기" : "이 녹음 올리기"}
      </Button>
      <ButtonLink href={back} variant="text" full className="mt-1">
        올리지 않고 지원서로 돌아가기
      </ButtonLink>
    </StickyBar>
  );
}

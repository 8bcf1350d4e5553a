import { Button } from "@pkg/ui/button";
import { Icon } from "@pkg/ui/icon";
import Mic from "lucide-react/icons/mic";
import Pause from "lucide-react/icons/pause";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Square from "lucide-react/icons/square";
import { useRef } from "react";
import { VOICE_FILES } from "../to-mp3";
import { FILE_RULE, type useRecorder } from "../use-recorder";

type RecorderActionsProps = ReturnType<typeof useRecorder>;

/** The actions of the recorder's current state. */
export function RecorderActions(recorder: RecorderActionsProps) {
  const { kind } = recorder.recording;
  if (kind === "RECORDING" || kind === "PAUSED") {
    return (
      <div className="grid grid-cols-2 gap-2">
        {kind === "RECORDING" ? (
          <Button key="pause" variant="secondary" onClick={recorder.pause}>
            <Icon of={Pause} size={20} />
            잠시 멈추기
          </Button>
        ) : (
          <Button key="pause" variant="secondary" onClick={recorder.resume}>
            <Icon of={Mic} size={20} />
            이어서 녹음
          </Button>
        )}
        <Button onClick={recorder.stop}>
          <Icon of={Square} size={20} />
          녹음 마치기
        </Button>
      </div>
    );
  }
  if (kind === "READY") {
    return (
      <Button variant="secondary" full onClick={recorder.reset}>
        <Icon of={RotateCcw} size={20} />
        다시 녹음하기
      </Button>
    );
  }
  const isBusy = kind !== "IDLE";
  return (
    <div className="grid gap-2">
      <Button full size="lg" busy={isBusy} busyLabel="준비하고 있어요" onClick={() => void recorder.start()}>
        <Icon of={Mic} size={20} />
        녹음하기
      </Button>
      <FileChoice isOff={isBusy} onTake={recorder.take} />
    </div>
  );
}

/** Chooses a recording that there is: of a phone's voice memos, say. */
function FileChoice({ isOff, onTake }: { isOff: boolean; onTake: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="text" full off={isOff} onClick={() => input.current?.click()}>
        녹음 파일 고르기
      </Button>
      <p className="text-center text-caption text-fg-2">{FILE_RULE}</p>
      <input
        ref={input}
        type="file"
        accept={VOICE_FILES}
        aria-label="녹음 파일"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) onTake(file);
        }}
      />
    </>
  );
}

import { formatSeconds, SCREENING_MAX_SECONDS } from "@pkg/domain";
import { Card } from "@pkg/ui/card";
import { FieldMessage } from "@pkg/ui/field";
import { Progress } from "@pkg/ui/progress";
import { type Recording, useRecorder } from "../use-recorder";
import { LevelMeter } from "./level-meter";
import { RecorderActions } from "./recorder-actions";
import { SendVoice } from "./send-voice";

const WORDS: Readonly<Record<Exclude<Recording["kind"], "READY">, string>> = {
  IDLE: "녹음하기를 누르면 시작해요",
  OPENING: "마이크를 켜고 있어요",
  RECORDING: "녹음하고 있어요",
  PAUSED: "잠시 멈췄어요",
  ENCODING: "녹음을 정리하고 있어요",
};

const READY = {
  RECORDED: "녹음을 마쳤어요. 들어 보세요",
  CUT: "녹음이 끊겼어요. 여기까지 들어 보고 올리거나 다시 녹음해 주세요",
  FILE: "파일을 골랐어요. 들어 보세요",
} as const;

/** Level, time and actions; after recording, playback and sending. */
export function Recorder({ id }: { id: string }) {
  const recorder = useRecorder();
  const { recording, seconds, level } = recorder;
  const { kind } = recording;
  const time = formatSeconds(seconds);
  return (
    <>
      <Card as="section" round="panel" className="grid gap-5" aria-label="녹음기">
        <div className="text-center">
          <p className="num text-display" aria-hidden="true">
            {time}
            <span className="text-title-3 text-fg-3">{` / ${formatSeconds(SCREENING_MAX_SECONDS)}`}</span>
          </p>
          <p role="status" className="mt-1 text-body-sm text-fg-2">
            {recording.kind === "READY" ? READY[recording.source] : WORDS[recording.kind]}
          </p>
        </div>
        {recording.kind === "READY" ? (
          // biome-ignore lint/a11y/useMediaCaption: the user's own recording needs no captions
          <audio controls src={recording.url} aria-label="내 녹음 듣기" className="w-full" />
        ) : (
          <>
            <LevelMeter level={level} isLive={kind === "RECORDING"} />
            <Progress value={Math.floor(seconds)} max={SCREENING_MAX_SECONDS} label="녹음한 시간" valueText={time} />
          </>
        )}
        <RecorderActions {...recorder} />
        <FieldMessage error={"problem" in recording ? recording.problem : undefined} />
      </Card>
      <SendVoice id={id} voice={recording.kind === "READY" ? recording : null} />
    </>
  );
}

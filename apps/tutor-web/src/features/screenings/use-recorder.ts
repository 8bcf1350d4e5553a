import { SCREENING_MAX_SECONDS, SCREENING_MIN_SECONDS, SCREENING_SLACK_SECONDS, spokenSeconds } from "@pkg/domain";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type Microphone, openMicrophone } from "./open-microphone";
import { toMp3, VOICE_FILE_MAX_BYTES, type Voice } from "./to-mp3";

export type Recording =
  | { kind: "IDLE" | "OPENING" | "ENCODING"; problem?: string }
  | { kind: "RECORDING" | "PAUSED" }
  | ({ kind: "READY"; url: string; source: VoiceSource } & Voice);

/** Where a voice comes from; a recording is CUT when the device ended it. */
type VoiceSource = "RECORDED" | "CUT" | "FILE";

const TICK_MS = 100;

/** The recorder's state: opened, running, paused, encoded. Time counts only while it runs; it stops at three minutes. */
export function useRecorder() {
  const [recording, setRecording] = useState<Recording>({ kind: "IDLE" });
  const [seconds, setSeconds] = useState(0);
  const [level, setLevel] = useState(0);
  const microphone = useRef<Microphone | null>(null);
  const url = recording.kind === "READY" ? recording.url : null;

  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  useEffect(() => () => microphone.current?.discard(), []);

  async function encode(audio: Blob, failure: string, source: VoiceSource): Promise<void> {
    setRecording({ kind: "ENCODING" });
    try {
      const voice = await toMp3(audio);
      const problem = voiceProblem(voice, source);
      setSeconds(problem ? 0 : voice.seconds);
      setRecording(
        problem ? { kind: "IDLE", problem } : { kind: "READY", url: URL.createObjectURL(voice.mp3), source, ...voice },
      );
    } catch {
      setSeconds(0);
      setRecording({ kind: "IDLE", problem: failure });
    }
  }

  /** Encodes the recording once it has ended, by the tutor or by the device. */
  async function takeRecording(opened: Microphone): Promise<void> {
    const audio = await opened.recorded;
    const source = microphone.current === opened ? "CUT" : "RECORDED";
    microphone.current = null;
    setLevel(0);
    await encode(audio, "녹음을 저장하지 못했어요. 다시 녹음해 주세요.", source);
  }

  function stop(): void {
    microphone.current?.stop();
    microphone.current = null;
  }

  useEffect(() => {
    if (recording.kind !== "RECORDING") return;
    let counted = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const passed = (now - counted) / 1000;
      counted = now;
      setSeconds((before) => Math.min(before + passed, SCREENING_MAX_SECONDS));
      setLevel(microphone.current?.level() ?? 0);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [recording.kind]);
  const stopAtLimit = useEffectEvent(stop);
  const isFull = recording.kind === "RECORDING" && seconds >= SCREENING_MAX_SECONDS;
  useEffect(() => {
    if (isFull) stopAtLimit();
  }, [isFull]);

  return {
    recording,
    seconds,
    level,
    async start() {
      setRecording({ kind: "OPENING" });
      setSeconds(0);
      try {
        microphone.current = await openMicrophone();
        setRecording({ kind: "RECORDING" });
        void takeRecording(microphone.current);
      } catch (error) {
        setRecording({ kind: "IDLE", problem: microphoneProblem(error) });
      }
    },
    pause() {
      microphone.current?.pause();
      setLevel(0);
      setRecording({ kind: "PAUSED" });
    },
    resume() {
      microphone.current?.resume();
      setRecording({ kind: "RECORDING" });
    },
    stop,
    take(file: File) {
      if (file.size > VOICE_FILE_MAX_BYTES) {
        return setRecording({ kind: "IDLE", problem: `파일이 너무 커요. ${OTHER_FILE}` });
      }
      void encode(file, `들을 수 없는 파일이에요. ${OTHER_FILE}`, "FILE");
    },
    reset() {
      setSeconds(0);
      setRecording({ kind: "IDLE" });
    },
  };
}

const SPAN = `${spokenSeconds(SCREENING_MIN_SECONDS)} 이상 ${spokenSeconds(SCREENING_MAX_SECONDS)} 이내`;

/** Which files are taken. */
export const FILE_RULE = `mp3, m4a, wav 파일, ${SPAN}`;
const OTHER_FILE = `${SPAN}의 mp3, m4a, wav 녹음을 골라 주세요.`;

function voiceProblem({ seconds, isSilent }: Voice, source: VoiceSource): string | undefined {
  const again = source === "FILE" ? OTHER_FILE : `${SPAN}로 다시 녹음해 주세요.`;
  if (seconds < SCREENING_MIN_SECONDS) return `${source === "CUT" ? "녹음이 끊겼어요. " : ""}너무 짧아요. ${again}`;
  if (isSilent) {
    return source === "FILE"
      ? `목소리가 들리지 않는 파일이에요. ${OTHER_FILE}`
      : "목소리가 들리지 않아요. 마이크가 켜져 있는지 확인하고 다시 녹음해 주세요.";
  }
  const isLong = seconds > SCREENING_MAX_SECONDS + SCREENING_SLACK_SECONDS / 2;
  return isLong ? `너무 길어요. ${again}` : undefined;
}

function microphoneProblem(error: unknown): string {
  const name = error instanceof Error ? error.name : "";
  if (name === "TypeError" || name === "NotSupportedError")
    return "이 앱에서는 녹음할 수 없어요. Safari나 Chrome에서 열거나 녹음 파일을 골라 주세요.";
  if (name === "NotAllowedError") return "마이크를 쓸 수 없어요. 브라우저 주소창 옆에서 마이크를 허용해 주세요.";
  if (name === "NotFoundError") return "마이크를 찾지 못했어요. 마이크를 연결하거나 녹음 파일을 골라 주세요.";
  return "마이크를 켜지 못했어요. 다른 앱이 쓰고 있는지 확인해 주세요.";
}

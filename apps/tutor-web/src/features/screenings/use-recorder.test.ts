// @vitest-environment happy-dom
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type Microphone, openMicrophone } from "./open-microphone";
import { toMp3, VOICE_FILE_MAX_BYTES, type Voice } from "./to-mp3";
import { useRecorder } from "./use-recorder";

vi.mock("./to-mp3", async (original) => ({ ...(await original<typeof import("./to-mp3")>()), toMp3: vi.fn() }));
vi.mock("./open-microphone", () => ({ openMicrophone: vi.fn() }));
const voice = (seconds: number, isSilent = false): Voice => ({ mp3: new Blob(), seconds, isSilent });
const RULE = "5초 이상 3분 이내의 mp3, m4a, wav 녹음을 골라 주세요.";

async function take(result: () => Promise<Voice>, size = 10) {
  vi.mocked(toMp3).mockImplementation(result);
  const { result: recorder } = renderHook(() => useRecorder());
  const file = new File(["a"], "voice.wma");
  Object.defineProperty(file, "size", { value: size });
  act(() => recorder.current.take(file));
  await waitFor(() => expect(recorder.current.recording.kind).not.toBe("ENCODING"));
  return recorder.current.recording;
}

test.each([
  ["no recording", async () => Promise.reject(new Error("not decoded")), 10, "들을 수 없는 파일이에요."],
  ["a huge one", async () => voice(60), VOICE_FILE_MAX_BYTES + 1, "파일이 너무 커요."],
  ["a short one", async () => voice(4), 10, "너무 짧아요."],
  ["a long one", async () => voice(182), 10, "너무 길어요."],
  ["a silent one", async () => voice(60, true), 10, "목소리가 들리지 않는 파일이에요."],
] as const)("a file that is %s is refused with what is taken", async (_, result, size, why) => {
  expect(await take(result, size)).toEqual({ kind: "IDLE", problem: `${why} ${RULE}` });
});

test("a recording of a minute is ready to be heard", async () => {
  expect(await take(async () => voice(60))).toMatchObject({ kind: "READY", source: "FILE" });
});

/** A microphone that is ended by hand, as `stop` or the device does it. */
function fakeMicrophone() {
  const { promise: recorded, resolve } = Promise.withResolvers<Blob>();
  const end = () => resolve(new Blob());
  const quiet = () => {};
  const microphone: Microphone = { level: () => 0, pause: quiet, resume: quiet, stop: end, recorded, discard: quiet };
  vi.mocked(openMicrophone).mockResolvedValue(microphone);
  return { end };
}

async function record(seconds: number) {
  const microphone = fakeMicrophone();
  vi.mocked(toMp3).mockImplementation(async () => voice(seconds));
  const { result } = renderHook(() => useRecorder());
  await act(() => result.current.start());
  expect(result.current.recording.kind).toBe("RECORDING");
  return { microphone, result };
}

test("a recording that the tutor ends is ready", async () => {
  const { result } = await record(60);
  act(() => result.current.stop());
  await waitFor(() => expect(result.current.recording).toMatchObject({ kind: "READY", source: "RECORDED" }));
});

test("a recording that a call ends keeps what was said, and says so", async () => {
  const { microphone, result } = await record(30);
  act(microphone.end);
  await waitFor(() => expect(result.current.recording).toMatchObject({ kind: "READY", source: "CUT" }));
});

test("one that was cut at once is too short, and the next can begin", async () => {
  const { microphone, result } = await record(2);
  act(microphone.end);
  await waitFor(() => expect(result.current.recording.kind).toBe("IDLE"));
  expect(result.current.recording).toMatchObject({ problem: expect.stringMatching(/^녹음이 끊겼어요\. 너무 짧아요/) });
  fakeMicrophone();
  await act(() => result.current.start());
  expect(result.current.recording.kind).toBe("RECORDING");
});

test.each([
  ["without a microphone", new TypeError("undefined is not an object")],
  ["that can't record", Object.assign(new Error("unsupported"), { name: "NotSupportedError" })],
])("an app %s sends to a browser or a file", async (_, error) => {
  vi.mocked(openMicrophone).mockRejectedValue(error);
  const { result } = renderHook(() => useRecorder());
  await act(() => result.current.start());
  expect(result.current.recording).toMatchObject({
    problem: expect.stringMatching(/^이 앱에서는 녹음할 수 없어요.*녹음 파일/),
  });
});

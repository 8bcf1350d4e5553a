import { SCREENING_MAX_SECONDS, SCREENING_MIN_SECONDS, SCREENING_SLACK_SECONDS, spokenSeconds } from "@pkg/domain";
import { refuse } from "../../../lib/errors/refuse.ts";
import { type Mp3Facts, readMp3 } from "./read-mp3.ts";

const AGAIN = `${spokenSeconds(SCREENING_MIN_SECONDS)} 이상 ${spokenSeconds(SCREENING_MAX_SECONDS)} 이내로 다시 녹음하거나 다른 파일을 골라 주세요.`;

const refused = (message: string) => refuse.invalidInput({ fields: [{ path: "file", message }] });

/** Looks at the bytes of a voice sample, not at its name. @throws ApiError 400 class 10001 at "file" */
export function checkVoice(bytes: Uint8Array): Mp3Facts {
  const facts = readMp3(bytes);
  if (facts === "CUT") throw refused("녹음이 중간에 끊겼어요. 다시 올려 주세요.");
  if (typeof facts === "string") throw refused(`들을 수 없는 녹음이에요. ${AGAIN}`);
  if (facts.milliseconds > (SCREENING_MAX_SECONDS + SCREENING_SLACK_SECONDS) * 1000) {
    throw refused(`너무 길어요. ${AGAIN}`);
  }
  if (facts.milliseconds < SCREENING_MIN_SECONDS * 1000) {
    throw refused(`너무 짧아요. ${AGAIN}`);
  }
  return facts;
}

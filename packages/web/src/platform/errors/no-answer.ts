import { isOnline } from "../browser/online";

/** The browser itself has no connection. */
export const OFFLINE =
  "서버 응답을 받지 못했어요. 인터넷이 끊겨 있어요. 적은 내용은 그대로 있으니 다시 연결되면 한 번 더 눌러 주세요.";

const NO_RESPONSE = "서버 응답을 받지 못했어요. 잠시 후 다시 시도해 주세요.";

/** Shown when the error messages themselves cannot be loaded. */
export function noAnswerMessage(): string {
  return isOnline() ? NO_RESPONSE : OFFLINE;
}

import { type AppDialog, askToLogIn, showDialogNow, withdrawDialog } from "../errors/app-dialog";
import { currentPath, loginHref } from "../navigation/go";
import { setSignedOut } from "./session-store";
import { setSignedInHint } from "./signed-in-hint";

/** Why a page holds no session any more: nothing was done for 30 minutes, it is over, or there was none (spec §8, §9). */
export type SessionEnd = "IDLE" | "OVER" | "MISSING";

const TITLE = { IDLE: "안전을 위해 로그아웃했어요", OVER: "로그인한 지 오래됐어요" } as const;
const WHY = { IDLE: "30분 동안 사용하지 않았어요.", OVER: "다른 기기에서 로그아웃했을 수도 있어요." } as const;

let told: AppDialog | null = null;

/** Forgets who was signed in, and says so once. The page stays: what was typed stands where it was. */
export function endSession(why: SessionEnd): void {
  setSignedInHint(false);
  setSignedOut();
  if (why === "MISSING") askToLogIn();
  else if (!told) {
    told = loggedOut(why);
    showDialogNow(told);
  }
}

function loggedOut(why: keyof typeof TITLE): AppDialog {
  return {
    title: TITLE[why],
    description: `${WHY[why]} 고른 내용은 그대로 두었고, 다시 로그인하면 보던 화면으로 돌아와요.`,
    safe: { label: "닫기" },
    act: { label: "다시 로그인", href: loginHref(currentPath()) },
  };
}

/** Somebody is signed in (again): what was told about the last session holds no longer. */
export function beginSession(): void {
  withdrawDialog(told);
  told = null;
}

/** The end that an answer of the API tells: a lost or expired session, or a call that came without one. */
export function sessionEndOf(errorCode: number | string, isPastLimit: boolean): SessionEnd {
  if (errorCode !== 10004 && errorCode !== 10006) return "MISSING";
  return isPastLimit ? "IDLE" : "OVER";
}

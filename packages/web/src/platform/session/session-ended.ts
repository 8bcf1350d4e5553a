import { SESSION_IDLE_MINUTES } from "@pkg/domain";
import { type AppDialog, askToLogIn, showDialogNow, withdrawDialog } from "../errors/app-dialog";
import { currentPath, loginHref } from "../navigation/go";
import { setSignedOut } from "./session-store";
import { setSignedInHint } from "./signed-in-hint";

/** Why a page has no session: idle for 30 minutes, ended, or never signed in. */
export type SessionEnd = "IDLE" | "OVER" | "MISSING";

const TITLE = { IDLE: "안전을 위해 로그아웃했어요", OVER: "로그인한 지 오래됐어요" } as const;
const WHY = {
  IDLE: `${SESSION_IDLE_MINUTES}분 동안 사용하지 않았어요.`,
  OVER: "다른 창이나 기기에서 로그아웃했을 수도 있어요.",
} as const;

let notice: AppDialog | null = null;

/** Clears the user and shows one notice. The form values of the page stay, but nobody else at this screen reads them. */
export function endSession(why: SessionEnd): void {
  setSignedInHint(false);
  setSignedOut();
  if (why === "MISSING") askToLogIn();
  else if (!notice) {
    notice = loggedOut(why);
    showDialogNow(notice);
  }
}

function loggedOut(why: keyof typeof TITLE): AppDialog {
  return {
    title: TITLE[why],
    description: `${WHY[why]} 고른 내용은 그대로 두었고, 다시 로그인하면 보던 화면으로 돌아와요.`,
    // Most pages would only ask for the log-in again.
    safe: { label: "홈으로", onPress: () => location.assign("/") },
    act: { label: "다시 로그인", href: loginHref(currentPath()) },
    hidesPage: true,
  };
}

/** A user is signed in (again): withdraws the notice about the last session. */
export function beginSession(): void {
  withdrawDialog(notice);
  notice = null;
}

/** The kind of end behind an error of the API: a lost or expired session, or a call without one. */
export function sessionEndOf(errorCode: number | string, isPastLimit: boolean): SessionEnd {
  if (errorCode !== 10004 && errorCode !== 10006) return "MISSING";
  return isPastLimit ? "IDLE" : "OVER";
}

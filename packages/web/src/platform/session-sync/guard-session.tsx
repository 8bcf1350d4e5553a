import { timeLeft } from "@pkg/api-client";
import { api } from "../api/api";
import { type AppDialog, showDialogNow, withdrawDialog } from "../errors/app-dialog";
import { logoutHref } from "../navigation/go";
import type { IdleState } from "../session/idle-clock";
import { idleWatch } from "../session/idle-watch";
import { beginSession, endSession } from "../session/session-ended";
import { IdleCountdown } from "./idle-countdown";

const ACTIVITY = ["pointerdown", "keydown", "wheel", "input"] as const;
const PASSIVE = { capture: true, passive: true };

/** Warns before the idle limit ends the session. @returns stops it */
export function guardSession(): () => void {
  beginSession();
  let warning: AppDialog | null = null;

  function onChange(state: IdleState): void {
    if (state.kind === "ending") {
      warning = warningOf(state);
      showDialogNow(warning);
      return;
    }
    withdrawDialog(warning);
    warning = null;
    if (state.kind !== "ended") return;
    api().tokens.clear();
    // Before the limit: the session was ended elsewhere.
    endSession(idleWatch.isPast() ? "IDLE" : "OVER");
  }

  const stop = idleWatch.start({ readLeft, extend, onChange });
  const onLook = () => document.visibilityState === "visible" && idleWatch.look();
  for (const name of ACTIVITY) addEventListener(name, idleWatch.touch, PASSIVE);
  document.addEventListener("visibilitychange", onLook);
  addEventListener("focus", onLook);
  return () => {
    stop();
    withdrawDialog(warning);
    for (const name of ACTIVITY) removeEventListener(name, idleWatch.touch, PASSIVE);
    document.removeEventListener("visibilitychange", onLook);
    removeEventListener("focus", onLook);
  };
}

function warningOf({ endsAt, isRefused }: Extract<IdleState, { kind: "ending" }>): AppDialog {
  return {
    title: "곧 로그아웃돼요",
    description: <IdleCountdown endsAt={endsAt} isRefused={isRefused} />,
    safe: { label: "계속 이용할게요", onPress: () => void idleWatch.extend() },
    act: { label: "로그아웃", href: logoutHref("/"), isQuiet: true },
  };
}

async function readLeft(): Promise<number | null> {
  const { data, response } = await api().GET("/auth/get-session");
  return data ? timeLeft(data.session.expiresAt, response, Date.now()) : null;
}

async function extend(): Promise<boolean> {
  return (await api().tokens.extend()) !== null;
}

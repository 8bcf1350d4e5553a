import type { ReactNode } from "react";
import { create } from "zustand";
import { currentPath, loginHref } from "../navigation/go";
import { createDialogBurst } from "./dialog-burst";

/** A notice of the whole app: one at a time, accessible, above everything (product §3). */
export interface AppDialog {
  readonly title: string;
  readonly description?: ReactNode;
  /** The safe way out; "확인" by default. `onPress` replaces closing: the notice then stays until it is withdrawn. */
  readonly safe?: { readonly label: string; readonly onPress?: () => void };
  /** The other way. It leaves the page. `isQuiet`: the safe way is the one to take. */
  readonly act?: { readonly label: string; readonly href: string; readonly isQuiet?: boolean };
}

/** The dialog of the moment. A later notice waits for nobody: it is dropped while one is open. */
export const useAppDialog = create<{ readonly dialog: AppDialog | null; readonly open: boolean }>(() => ({
  dialog: null,
  open: false,
}));

/** Which notices are echoes of one that was just answered. */
export const dialogBurst = createDialogBurst();

/** Shows a notice, unless one is open already or this one was closed in the same burst of failures. */
export function showDialog(dialog: AppDialog): void {
  if (!useAppDialog.getState().open && !dialogBurst.isEcho(aboutOf(dialog))) showDialogNow(dialog);
}

/** What a notice is about: two ways of asking to log in are one matter. */
function aboutOf({ title, act }: AppDialog): string {
  return act?.href ?? title;
}

/** Shows a notice in place of whatever is open, for what can't wait: the end of the session. */
export function showDialogNow(dialog: AppDialog): void {
  useAppDialog.setState({ dialog, open: true });
}

/** Shows one message: its first sentence is the title, the rest stands below. */
export function showMessage(message: string): void {
  const [, title = message, description] = /^(.+?[.?])\s+(.+)$/s.exec(message) ?? [];
  showDialog({ title: title.replace(/\.$/, ""), ...(description ? { description } : {}) });
}

export function closeDialog(): void {
  const { dialog, open } = useAppDialog.getState();
  if (open && dialog) dialogBurst.closed(aboutOf(dialog));
  useAppDialog.setState({ open: false });
}

/** Takes a notice back that holds no longer; another one stays. */
export function withdrawDialog(dialog: AppDialog | null): void {
  if (dialog && useAppDialog.getState().dialog === dialog) useAppDialog.setState({ open: false });
}

/** 401: says that logging in is needed, then goes there and back to this page (spec §8). */
export function askToLogIn(title = "로그인이 필요해요"): void {
  showDialog({
    title: title.replace(/\.$/, ""),
    description: "로그인하면 보던 화면으로 돌아와요. 고른 내용은 그대로 두었어요.",
    safe: { label: "닫기" },
    act: { label: "로그인", href: loginHref(currentPath()) },
  });
}

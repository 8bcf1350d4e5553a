import type { ReactNode } from "react";
import { create } from "zustand";
import { currentPath, loginHref } from "../navigation/go";
import { createDialogBurst } from "./dialog-burst";

/** A notice of the whole app: one at a time, accessible, above everything. */
export interface AppDialog {
  readonly title: string;
  readonly description?: ReactNode;
  /** The safe way out; "확인" by default. `onPress` replaces closing: the notice then stays until it is withdrawn. */
  readonly safe?: { readonly label: string; readonly onPress?: () => void };
  /** The other way. It leaves the page. `isQuiet`: the safe way is the one to take. */
  readonly act?: { readonly label: string; readonly href: string; readonly isQuiet?: boolean };
  /** The page behind it can't be read while it is open; its form values stay. */
  readonly hidesPage?: boolean;
}

/** The open dialog. There is no queue: another notice is dropped while one is open. */
export const useAppDialog = create<{ readonly dialog: AppDialog | null; readonly open: boolean }>(() => ({
  dialog: null,
  open: false,
}));

/** Recognizes repeats of a notice that was just closed. */
export const dialogBurst = createDialogBurst();

/** Shows a notice, unless one is open already or this one was closed in the same burst of failures. */
export function showDialog(dialog: AppDialog): void {
  if (!useAppDialog.getState().open && !dialogBurst.isEcho(aboutOf(dialog))) showDialogNow(dialog);
}

/** The subject of a notice: two requests to log in count as one. */
function aboutOf({ title, act }: AppDialog): string {
  return act?.href ?? title;
}

/** Replaces any open notice: for the end of the session. */
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

/** Closes this notice if it is the open one. */
export function withdrawDialog(dialog: AppDialog | null): void {
  if (dialog && useAppDialog.getState().dialog === dialog) useAppDialog.setState({ open: false });
}

/** For a 401: asks to log in, and returns to this page afterwards. */
export function askToLogIn(title = "로그인이 필요해요"): void {
  showDialog({
    title: title.replace(/\.$/, ""),
    description: "로그인하면 보던 화면으로 돌아와요. 고른 내용은 그대로 두었어요.",
    safe: { label: "닫기" },
    act: { label: "로그인", href: loginHref(currentPath()) },
  });
}

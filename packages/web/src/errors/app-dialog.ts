import { create } from "zustand";
import { currentPath, loginHref } from "../go";

/** A notice of the whole app: one at a time, accessible, above everything (product §3). */
export interface AppDialog {
  readonly title: string;
  readonly description?: string;
  /** The safe way out; "닫기" or "확인" by default. */
  readonly safeLabel?: string;
  /** The other way. It leaves the page. */
  readonly act?: { readonly label: string; readonly href: string };
}

/** The dialog of the moment. A later notice waits for nobody: it is dropped while one is open. */
export const useAppDialog = create<{ readonly dialog: AppDialog | null; readonly open: boolean }>(() => ({
  dialog: null,
  open: false,
}));

/** Shows a notice, unless one is open already. */
export function showDialog(dialog: AppDialog): void {
  if (!useAppDialog.getState().open) useAppDialog.setState({ dialog, open: true });
}

/** Shows one message: its first sentence is the title, the rest stands below. */
export function showMessage(message: string): void {
  const [, title = message, description] = /^(.+?[.?])\s+(.+)$/s.exec(message) ?? [];
  showDialog({ title: title.replace(/\.$/, ""), ...(description ? { description } : {}) });
}

export function closeDialog(): void {
  useAppDialog.setState({ open: false });
}

/** 401: says that logging in is needed, then goes there and back to this page (spec §8). */
export function askToLogIn(title = "로그인이 필요해요"): void {
  showDialog({
    title: title.replace(/\.$/, ""),
    description: "로그인하면 보던 화면으로 돌아와요. 고른 내용은 그대로 두었어요.",
    safeLabel: "닫기",
    act: { label: "로그인", href: loginHref(currentPath()) },
  });
}

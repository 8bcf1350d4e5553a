import type { ErrorCopy, ErrorReactionKind } from "@pkg/domain";
import { askToLogIn, showMessage } from "./app-dialog";
import { noAnswerMessage } from "./no-answer";

/** A screen's own handlers by kind of error; each gets the message to show. */
export type ErrorHandlers = Partial<Record<ErrorReactionKind, (copy: ErrorCopy, error: unknown) => void>>;

/**
 * Reacts to an error: the screen's own handler, else a request to log in, a redirect, or an alert dialog. The
 * messages are loaded with the first error.
 * @param redirect replaces the page; screens without a router load it as a whole
 */
export async function reactTo(
  error: unknown,
  handlers: ErrorHandlers = {},
  redirect: (to: string) => void = (to) => location.replace(to),
): Promise<void> {
  const copies = await import("./react-to-error").catch(() => null);
  if (!copies) return showMessage(noAnswerMessage());
  const copy = copies.reactToError(error);
  const own = handlers[copy.reaction.kind];
  if (own) return own(copy, error);
  if (copy.reaction.kind === "LOGIN") return askToLogIn(copy.message);
  if (copy.reaction.kind !== "REDIRECT") return showMessage(copy.message);
  const parts = await Promise.all([import("./redirect-guard"), import("@pkg/ui/toast")]).catch(() => null);
  const { to } = copy.reaction;
  if (!parts?.[0].mayRedirect(to, location.pathname, Date.now())) return showMessage(copy.message);
  parts[1].toast(copy.message, { tone: "info" });
  redirect(to);
}

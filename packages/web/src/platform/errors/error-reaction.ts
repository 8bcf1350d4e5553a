import type { ErrorCopy, ErrorReactionKind } from "@pkg/domain";
import { askToLogIn, showMessage } from "./app-dialog";
import { noAnswerMessage } from "./no-answer";

/** What a screen does itself about some kinds of error; it gets the sentence to say. */
export type ErrorHandlers = Partial<Record<ErrorReactionKind, (copy: ErrorCopy, error: unknown) => void>>;

/**
 * Reacts to an error (product §10): the screen's own handler, else log in, redirect without loops, or an alert dialog. The
 * sentences, and what few errors need, are loaded with the first one.
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

"use client";

import type { ErrorCopy, ErrorReactionKind } from "@pkg/domain";
import { toast } from "@pkg/ui/toast";
import { useRouter } from "next/navigation";
import { askToLogIn, showMessage } from "./app-dialog";
import { reactToError } from "./react-to-error";
import { mayRedirect } from "./redirect-guard";

/** What a screen does itself about some kinds of error; it gets the sentence to say. */
export type ErrorHandlers = Partial<Record<ErrorReactionKind, (copy: ErrorCopy, error: unknown) => void>>;

/**
 * The one place that reacts to errors (product §10). Give handlers for what only the screen can do (focus a field, offer a
 * swap, look an order up); everything else is done here: log in, redirect without loops, or an alert dialog.
 */
export function useErrorReaction(handlers: ErrorHandlers = {}): (error: unknown) => void {
  const router = useRouter();
  return (error) => {
    const copy = reactToError(error);
    const own = handlers[copy.reaction.kind];
    if (own) return own(copy, error);
    if (copy.reaction.kind === "LOGIN") return askToLogIn(copy.message);
    if (copy.reaction.kind !== "REDIRECT") return showMessage(copy.message);
    const { to } = copy.reaction;
    const allowed = mayRedirect(to, location.pathname, Date.now(), sessionStorage);
    if (!allowed) return showMessage(copy.message);
    toast(copy.message, { tone: "info" });
    router.replace(to);
  };
}

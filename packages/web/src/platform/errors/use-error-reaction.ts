"use client";

import { useRouter } from "next/navigation";
import { type ErrorHandlers, reactTo } from "./error-reaction";

export type { ErrorHandlers } from "./error-reaction";

/**
 * The one place that reacts to errors (product §10). Give handlers for what only the screen can do (focus a field, offer a
 * swap, look an order up); everything else is done here. Public pages call `reactTo` itself, which needs no router.
 */
export function useErrorReaction(handlers: ErrorHandlers = {}): (error: unknown) => void {
  const router = useRouter();
  return (error) => void reactTo(error, handlers, (to) => router.replace(to));
}

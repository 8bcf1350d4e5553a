"use client";

import { useRouter } from "next/navigation";
import { type ErrorHandlers, reactTo } from "./error-reaction";

export type { ErrorHandlers } from "./error-reaction";

/**
 * The app's reaction to errors. Pass handlers for what only the screen can do (focus a field, offer a
 * swap, look up an order). Public pages call `reactTo`, which needs no router.
 */
export function useErrorReaction(handlers: ErrorHandlers = {}): (error: unknown) => void {
  const router = useRouter();
  return (error) => void reactTo(error, handlers, (to) => router.replace(to));
}

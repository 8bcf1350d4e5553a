import type { components } from "@pkg/api-client";
import { create } from "zustand";

/** The signed-in user as the API returns it. */
export type SessionUser = components["schemas"]["User"];

/** `unknown` until the first answer: what the server renders, and what prerendered pages show. */
export type SessionStatus = "unknown" | "signed-out" | "signed-in";

export interface SessionState {
  readonly status: SessionStatus;
  readonly isLoggedIn: boolean;
  readonly isRegistered: boolean;
  readonly user: SessionUser | null;
}

const UNKNOWN: SessionState = { status: "unknown", isLoggedIn: false, isRegistered: false, user: null };

/** Login state of this page. Server data other than the user belongs to the query client. */
export const useSession = create<SessionState>(() => UNKNOWN);

/** Puts a fresh user into the store, after loading, signing in or changing it. */
export function setSessionUser(user: SessionUser): void {
  useSession.setState({ status: "signed-in", isLoggedIn: true, isRegistered: user.registered, user });
}

/** Sets the state of a visitor. */
export function setSignedOut(): void {
  useSession.setState({ ...UNKNOWN, status: "signed-out" });
}

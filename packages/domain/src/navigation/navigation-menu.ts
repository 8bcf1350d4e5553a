import type { UserType } from "../user/user.ts";

/** Named navigation targets. */
export const NAVIGATION_TARGETS = ["login", "logout", "tutoring/myclass", "profiles", "tutoring/consult"] as const;
export type NavigationTarget = (typeof NAVIGATION_TARGETS)[number];

/** Korean labels of the targets. */
export const NAVIGATION_LABELS: Readonly<Record<NavigationTarget, string>> = {
  login: "로그인",
  logout: "로그아웃",
  "tutoring/myclass": "내 수업",
  profiles: "프로필",
  "tutoring/consult": "무료 상담",
};

/** The inputs of `navigationMenu`. */
export interface NavigationState {
  readonly isLoggedIn: boolean;
  readonly isWebView: boolean;
  readonly phoneNumberVerified?: boolean;
  readonly userType?: UserType | null;
}

/** One entry of the menu. */
export interface NavigationEntry {
  readonly target: NavigationTarget;
  readonly label: string;
}

/**
 * The entries of the menu: logged-in users see Profiles; phone-verified users who are no tutors also MyClass;
 * outside a webview logged-in users see Logout and logged-out users Login. The free consultation has no entry here: it is
 * a target that pages link to.
 */
export function navigationMenu(state: NavigationState): NavigationEntry[] {
  const { isLoggedIn, isWebView, phoneNumberVerified = false, userType } = state;
  const targets: NavigationTarget[] = [];
  if (isLoggedIn) targets.push("profiles");
  if (isLoggedIn && phoneNumberVerified && userType !== "TUTOR") targets.push("tutoring/myclass");
  if (!isWebView) targets.push(isLoggedIn ? "logout" : "login");
  return targets.map((target) => ({ target, label: NAVIGATION_LABELS[target] }));
}

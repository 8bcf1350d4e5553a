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

/** Pages of the buyer's site that its menu lists beside the targets. */
export const MENU_PAGES = ["tutoring/matching", "mypage", "price", "simple-enroll", "help"] as const;
export type MenuPage = (typeof MENU_PAGES)[number];

/** Korean labels of the pages. */
export const MENU_PAGE_LABELS: Readonly<Record<MenuPage, string>> = {
  "tutoring/matching": "매칭",
  mypage: "마이페이지",
  price: "가격",
  "simple-enroll": "수업 고르기",
  help: "고객센터",
};

/** The inputs of `navigationMenu` and `menuPages`. */
export interface NavigationState {
  readonly isLoggedIn: boolean;
  readonly isWebView: boolean;
  readonly phoneNumberVerified?: boolean;
  readonly userType?: UserType | null;
  /** Whether the account has paid for a course. */
  readonly hasOrder?: boolean;
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

/**
 * The pages of the buyer's menu: prices and help for everybody; visitors can choose a course; logged-in users have my page,
 * and with a paid course, unless they are tutors, the search for their tutor.
 */
export function menuPages({ isLoggedIn, userType, hasOrder = false }: Omit<NavigationState, "isWebView">): MenuPage[] {
  if (!isLoggedIn) return ["price", "simple-enroll", "help"];
  return [...(hasOrder && userType !== "TUTOR" ? (["tutoring/matching"] as const) : []), "mypage", "price", "help"];
}

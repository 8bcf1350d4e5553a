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
export const MENU_PAGES = [
  "tutoring/matching",
  "mypage",
  "tutors",
  "price",
  "reviews",
  "events",
  "level-test",
  "learning-type-test",
  "tutoring/consult",
  "simple-enroll",
  "recruit",
  "help",
] as const;
export type MenuPage = (typeof MENU_PAGES)[number];

/** Korean labels of the pages. */
export const MENU_PAGE_LABELS: Readonly<Record<MenuPage, string>> = {
  "tutoring/matching": "매칭",
  mypage: "마이페이지",
  tutors: "선생님",
  price: "가격",
  reviews: "후기",
  events: "이벤트",
  "level-test": "레벨 테스트",
  "learning-type-test": "학습 유형 검사",
  "tutoring/consult": "무료 상담",
  "simple-enroll": "수업 고르기",
  recruit: "선생님 지원",
  help: "고객센터",
};

/** What everybody can look at, whoever they are. */
const PUBLIC_PAGES = [
  "tutors",
  "price",
  "reviews",
  "events",
  "level-test",
  "learning-type-test",
  "tutoring/consult",
] as const satisfies readonly MenuPage[];
/** Of these the ones that stand in the header of a wide screen, too. */
const HEADER_PAGES = ["tutors", "price", "reviews", "events", "level-test"] as const satisfies readonly MenuPage[];

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
 * The pages of the buyer's menu: what everybody can look at, and help; visitors can choose a course; logged-in users have my
 * page, and with a paid course, unless they are tutors, the search for their tutor. Who teaches already is not asked to apply.
 */
export function menuPages(state: Omit<NavigationState, "isWebView">): MenuPage[] {
  const visitor: MenuPage[] = state.isLoggedIn ? [] : ["simple-enroll"];
  const applicant: MenuPage[] = state.isLoggedIn && state.userType === "TUTOR" ? [] : ["recruit"];
  return [...ownPages(state), ...PUBLIC_PAGES, ...visitor, ...applicant, "help"];
}

/** The pages of the menu for which a wide screen's header has room: one's own first, then what people look for. */
export function headerPages(state: Omit<NavigationState, "isWebView">): MenuPage[] {
  return [...ownPages(state), ...HEADER_PAGES];
}

function ownPages({ isLoggedIn, userType, hasOrder = false }: Omit<NavigationState, "isWebView">): MenuPage[] {
  if (!isLoggedIn) return [];
  return hasOrder && userType !== "TUTOR" ? ["tutoring/matching", "mypage"] : ["mypage"];
}

import {
  headerPages,
  MENU_PAGE_LABELS,
  type MenuPage,
  menuPages,
  type NavigationEntry,
  type NavigationTarget,
  navigationMenu,
} from "@pkg/domain";
import { goUrl, loginHref, logoutHref } from "../navigation/go";
import type { SessionState } from "../session/session-store";

/** One entry of the header and the menu. */
export interface AccountEntry extends NavigationEntry {
  readonly href: string;
}

type Hrefs = Readonly<Record<NavigationTarget, string>>;

const BUYER: Hrefs = {
  login: loginHref("/"),
  logout: logoutHref("/"),
  profiles: goUrl("account", "/profiles", { next: "/" }),
  "tutoring/myclass": "/myclass",
  "tutoring/consult": "/tutoring/consult",
};

/** A tutor's profile is a page of the tutor's own site. */
const TUTOR: Hrefs = {
  ...BUYER,
  profiles: "/profile",
};

/** The entries that the login state and the app around the page give, with their addresses. */
export function accountEntries(
  { isLoggedIn, user }: Pick<SessionState, "isLoggedIn" | "user">,
  isWebView: boolean,
  source?: "tutor",
): AccountEntry[] {
  const menu = navigationMenu({
    isLoggedIn,
    isWebView,
    phoneNumberVerified: user?.phoneNumberVerified ?? false,
    userType: user?.userType ?? null,
  });
  return menu.map((entry) => ({ ...entry, href: (source === "tutor" ? TUTOR : BUYER)[entry.target] }));
}

/** A page of the site itself. */
export type SiteLink = { readonly href: string; readonly label: string };

type LoginState = Pick<SessionState, "isLoggedIn" | "user">;

/** The pages of the buyer's site that the login state gives, with their addresses. */
export const buyerPages = (state: LoginState): SiteLink[] => menuPages(stateOf(state)).map(toLink);

/** Of these the ones that stand in the header of a wide screen. */
export const buyerHeaderPages = (state: LoginState): SiteLink[] => headerPages(stateOf(state)).map(toLink);

const toLink = (page: MenuPage): SiteLink => ({ href: `/${page}`, label: MENU_PAGE_LABELS[page] });

const stateOf = ({ isLoggedIn, user }: LoginState) => ({
  isLoggedIn,
  userType: user?.userType ?? null,
  hasOrder: user?.hasOrder ?? false,
});

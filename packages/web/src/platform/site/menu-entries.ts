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

const HREFS: Readonly<Record<NavigationTarget, string>> = {
  login: loginHref("/"),
  logout: logoutHref("/"),
  profiles: goUrl("account", "/profiles", { next: "/" }),
  "tutoring/myclass": "/myclass",
  "tutoring/consult": "/tutoring/consult",
};

/** The entries that the tutor's site has no pages of its own for. */
const ON_TUTOR_SITE: readonly NavigationTarget[] = ["login", "logout"];

/**
 * The entries that the login state and the app around the page give, with their addresses. The tutor's site names its own
 * pages: profiles and classes of students are none of them.
 */
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
  return menu
    .filter(({ target }) => source !== "tutor" || ON_TUTOR_SITE.includes(target))
    .map((entry) => ({ ...entry, href: HREFS[entry.target] }));
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

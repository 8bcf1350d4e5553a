/** Tablets to choose from at sign-up. */
export const TABLET_TYPES = ["GALAXY_TAB", "IPAD_9"] as const;
export type TabletType = (typeof TABLET_TYPES)[number];

/** Korean labels of the tablets. */
export const TABLET_TYPE_LABELS: Readonly<Record<TabletType, string>> = {
  GALAXY_TAB: "갤럭시 탭과 펜",
  IPAD_9: "iPad(9세대)와 펜",
};

/** Whose tablet a student works on. */
export const TABLET_STATES = ["OWN", "RENTED_USED", "RENTED_NEW", "GIVEN"] as const;
export type TabletState = (typeof TABLET_STATES)[number];

/** Korean labels of the tablet states. */
export const TABLET_STATE_LABELS: Readonly<Record<TabletState, string>> = {
  OWN: "내 태블릿",
  RENTED_USED: "중고 태블릿 대여",
  RENTED_NEW: "새 태블릿 대여",
  GIVEN: "새 태블릿 증정",
};

const STATE_OF_MONTHS: Readonly<Record<number, TabletState>> = { 3: "RENTED_USED", 6: "RENTED_NEW", 12: "GIVEN" };

/** Whose tablet comes with a product: the student's own without a rental, else by the months. */
export function tabletState(product: { readonly rentTablet: boolean; readonly totalMonths: number }): TabletState {
  return product.rentTablet ? (STATE_OF_MONTHS[product.totalMonths] ?? "OWN") : "OWN";
}

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  1: "내 태블릿을 써요",
  3: "중고 태블릿을 빌려 드려요",
  6: "새 태블릿을 빌려 드려요",
  12: "새 태블릿을 무료로 드려요",
};

/** What happens with the tablet for a number of months; null for a number that is not sold. */
export function tabletDescription(totalMonths: number): string | null {
  return DESCRIPTIONS[totalMonths] ?? null;
}

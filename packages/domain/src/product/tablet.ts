/** Tablets to choose from at sign-up (spec §9). */
export const TABLET_TYPES = ["GALAXY_TAB", "IPAD_9"] as const;
export type TabletType = (typeof TABLET_TYPES)[number];

/** Korean labels of the tablets. */
export const TABLET_TYPE_LABELS: Readonly<Record<TabletType, string>> = {
  GALAXY_TAB: "갤럭시 탭과 펜",
  IPAD_9: "iPad(9세대)와 펜",
};

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  1: "내 태블릿을 써요",
  3: "중고 태블릿을 빌려드려요",
  6: "새 태블릿을 빌려드려요",
  12: "새 태블릿을 무료로 드려요",
};

/** What happens with the tablet for a number of months; null for a number that is not sold (spec §9). */
export function tabletDescription(totalMonths: number): string | null {
  return DESCRIPTIONS[totalMonths] ?? null;
}

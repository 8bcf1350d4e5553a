import type { components } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import { useSwitchScope } from "@pkg/web/platform/session/switched-student";

export type Service = components["schemas"]["Service"];

/** The paid courses of the selected student, or of all, newest first. */
export function useServices() {
  const scope = useSwitchScope();
  return $api.useQuery("get", "/users/me/services", { scope }, { select: ({ content }) => content });
}

type TabletFacts = Pick<Service, "merchantUid" | "tabletState">;

/** Whether a course has its tablet in common with another one: an order lends a single tablet for all of its courses. */
export function sharesTablet({ merchantUid, tabletState }: TabletFacts, all: readonly TabletFacts[]): boolean {
  if (tabletState === "OWN") return false;
  return all.filter((one) => one.merchantUid === merchantUid && one.tabletState !== "OWN").length > 1;
}

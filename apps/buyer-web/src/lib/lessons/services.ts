import type { components } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import { useSwitchScope } from "@pkg/web/platform/session/switched-student";

export type Service = components["schemas"]["Service"];

/** The paid courses of the selected student, or of all, newest first. */
export function useServices() {
  const scope = useSwitchScope();
  return $api.useQuery("get", "/users/me/services", { scope }, { select: ({ content }) => content });
}

type TabletFacts = Pick<Service, "merchantUid" | "tabletState"> & { readonly now: Pick<Service["now"], "stage"> };

/**
 * Whether a course has its tablet in common with another one: an order lends a single tablet for all that is not given
 * up.
 */
export function sharesTablet(service: TabletFacts, all: readonly TabletFacts[]): boolean {
  const lent = all.filter(({ merchantUid, tabletState, now }) => {
    return merchantUid === service.merchantUid && tabletState !== "OWN" && now.stage !== "GIVEN_UP";
  });
  return lent.length > 1 && lent.includes(service);
}

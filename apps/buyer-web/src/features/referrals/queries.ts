import type { components } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";

export type OwnReferral = components["schemas"]["OwnReferral"];

/** The buyer's own code and what came of it. */
export const useOwnReferral = () => $api.useQuery("get", "/users/me/referral");

import { MINUTE } from "@pkg/domain";
import type { components } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";

export type Desk = components["schemas"]["Desk"];

/** What waits for somebody and what the day brought; read anew each minute, since it stays open all day. */
export const useDesk = () => $api.useQuery("get", "/operator/desk", undefined, { refetchInterval: MINUTE });

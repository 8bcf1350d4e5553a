import { $api } from "@pkg/web/platform/api/query";

/** Where the second factor of this session stands. */
export const useStaffFactor = () => $api.useQuery("get", "/staff/factor");

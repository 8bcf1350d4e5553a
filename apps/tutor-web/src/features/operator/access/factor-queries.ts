import { api, dataOf } from "@pkg/web/platform/api/api";
import { useQuery } from "@tanstack/react-query";

/** Where the second factor of this session stands. */
export const useStaffFactor = () =>
  useQuery({ queryKey: ["staff-factor"], queryFn: () => dataOf(api().GET("/staff/factor")) });

import type { Me } from "@/lib/account/me";

/** "(04524) 서울 중구 세종대로 110 101동"; empty without an address. */
export function addressText({
  postcode,
  address,
  addressDetail,
}: Pick<Me, "postcode" | "address" | "addressDetail">): string {
  return [postcode ? `(${postcode})` : "", address ?? "", addressDetail ?? ""].filter(Boolean).join(" ");
}

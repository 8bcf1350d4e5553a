import type { RoadAddress } from "./road-address";

/** What Kakao's service tells about the chosen address, the fields that we read (postcode.map.kakao.com/guide). */
export interface PostcodeData {
  /** Five digits. */
  readonly zonecode: string;
  /** R: the road name was pressed, J: the lot number. */
  readonly userSelectedType: "R" | "J";
  /** Empty when the lot has several roads and none was chosen. */
  readonly roadAddress: string;
  readonly jibunAddress: string;
  /** Name of the legal district, e.g. "백현동". */
  readonly bname: string;
  readonly buildingName: string;
  /** Whether the building is an apartment house. */
  readonly apartment: "Y" | "N";
}

/**
 * The address as our form keeps it. A road address gets district and apartment house in brackets, as it is written on letters.
 * @returns null for an answer that no letter could be addressed with
 */
export function toRoadAddress(data: PostcodeData): RoadAddress | null {
  const isRoad = data.roadAddress !== "" && (data.userSelectedType === "R" || data.jibunAddress === "");
  const line = isRoad ? data.roadAddress : data.jibunAddress;
  if (!/^\d{5}$/.test(data.zonecode) || line.trim() === "") return null;
  return { postcode: data.zonecode, address: isRoad ? `${line}${inBrackets(data)}` : line };
}

function inBrackets({ bname, buildingName, apartment }: PostcodeData): string {
  const parts = [/[동로가]$/.test(bname) ? bname : "", apartment === "Y" ? buildingName : ""].filter(Boolean);
  return parts.length > 0 ? ` (${parts.join(", ")})` : "";
}

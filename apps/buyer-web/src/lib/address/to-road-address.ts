import type { RoadAddress } from "./road-address";

/** The fields of Kakao's result that we read (postcode.map.kakao.com/guide). */
export interface PostcodeData {
  /** Five digits. */
  readonly zonecode: string;
  /** R: chosen by road name, J: by lot number. */
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
 * Converts a result to our form's address. Adds district and apartment building in brackets, as in postal addresses.
 * @returns null for an unusable result
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

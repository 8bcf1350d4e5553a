import { describe, expect, test } from "vitest";
import { type PostcodeData, toRoadAddress } from "./to-road-address";

const KAKAO: PostcodeData = {
  zonecode: "13529",
  userSelectedType: "R",
  roadAddress: "경기 성남시 분당구 판교역로 166",
  jibunAddress: "경기 성남시 분당구 백현동 532",
  bname: "백현동",
  buildingName: "카카오 판교 아지트",
  apartment: "N",
};

describe("an address from Kakao's service", () => {
  test.each([
    ["a road", {}, "경기 성남시 분당구 판교역로 166 (백현동)"],
    [
      "an apartment house",
      { buildingName: "봇들마을1단지", apartment: "Y" },
      "경기 성남시 분당구 판교역로 166 (백현동, 봇들마을1단지)",
    ],
    ["a township, which stands in the road address already", { bname: "왕산리" }, "경기 성남시 분당구 판교역로 166"],
    ["no district", { bname: "" }, "경기 성남시 분당구 판교역로 166"],
    ["a lot number", { userSelectedType: "J" }, "경기 성남시 분당구 백현동 532"],
    ["a lot without a chosen road", { userSelectedType: "R", roadAddress: "" }, "경기 성남시 분당구 백현동 532"],
    ["a road without a lot", { userSelectedType: "J", jibunAddress: "" }, "경기 성남시 분당구 판교역로 166 (백현동)"],
  ] satisfies [string, Partial<PostcodeData>, string][])("of %s", (_what, change, address) => {
    expect(toRoadAddress({ ...KAKAO, ...change })).toEqual({ postcode: "13529", address });
  });

  test.each([{ zonecode: "" }, { zonecode: "135-529" }, { roadAddress: "", jibunAddress: "" }])(
    "that is none: %o",
    (change) => {
      expect(toRoadAddress({ ...KAKAO, ...change })).toBeNull();
    },
  );
});

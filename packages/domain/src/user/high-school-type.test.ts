import { expect, it } from "vitest";
import { highSchoolTypeOf } from "./high-school-type.ts";

it.each([
  [{ name: "대원외국어고등학교" }, "FOREIGN_LANGUAGE"],
  [{ name: "세종과학고등학교", kind: "특목고" }, "SCIENCE"],
  [{ name: "서울과학영재학교" }, "ACADEMY"],
  [{ name: "하나고등학교", kind: "자율고", isPrivate: true }, "AUTONOMOUS_PRIVATE"],
  [{ name: "구현고등학교", kind: "자율고", isPrivate: false }, "STANDARD"],
  [{ name: "서현고등학교", kind: "일반고" }, "STANDARD"],
  [{ name: "선린인터넷고등학교", kind: "특성화고" }, "OTHER"],
  [{ name: "서울예술고등학교", kind: "특목고", isPrivate: true }, "OTHER"],
  [{ name: "서현고등학교" }, null],
  [{ name: "서현고등학교", kind: null }, null],
])("%o is %s", (school, type) => {
  expect(highSchoolTypeOf(school)).toBe(type);
});

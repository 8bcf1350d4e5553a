import { expect, test } from "vitest";
import { type PersonSearch, readPersonSearch } from "./person-search.ts";

const NOTHING = { merchantUid: null, email: null, phone: null, phoneEnd: null, name: null };

test.each<[string, Partial<PersonSearch> | null]>([
  ["nr0123456789abcdef", { merchantUid: "NR0123456789ABCDEF" }],
  [" Parent@Naran.test ", { email: "parent@naran.test" }],
  ["parent@", { email: "parent@" }],
  ["010-0000-0002", { phone: "01000000002" }],
  ["010 0000 0002", { phone: "01000000002" }],
  ["0002", { phoneEnd: "0002" }],
  ["김민정", { name: "김민정" }],
  ["김민정 0002", { name: "김민정", phoneEnd: "0002" }],
  ["김민정0002", { name: "김민정", phoneEnd: "0002" }],
  ["김  민정", { name: "김 민정" }],
  ["김", null],
  ["12", { name: "12" }],
  ["", null],
  ["  ", null],
])("%j is %o", (text, found) => {
  expect(readPersonSearch(text)).toEqual(found && { ...NOTHING, ...found });
});

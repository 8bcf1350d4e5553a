import { expect, test } from "vitest";
import { countPeople } from "./count-people.ts";

test.each([
  [0, "0명", "0명"],
  [1, "한 분", "한 명"],
  [2, "두 분", "두 명"],
  [3, "세 분", "세 명"],
  [10, "열 분", "열 명"],
  [11, "11명", "11명"],
  [100, "100명", "100명"],
])("%i: %s, %s", (count, tutors, students) => {
  expect([countPeople(count, "분"), countPeople(count, "명")]).toEqual([tutors, students]);
});

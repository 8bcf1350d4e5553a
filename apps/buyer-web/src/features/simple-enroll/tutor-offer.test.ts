import { expect, it } from "vitest";
import { enrollSubjects } from "@/lib/catalogue/enroll-catalogue";
import { sampleProducts } from "../../../test/sample-products";
import { SAMPLE_SUBJECTS } from "../../../test/sample-subjects";
import { type EnrollTutor, offeredBy, offeredOptions } from "./tutor-offer";

const catalogue = { products: sampleProducts(), subjects: enrollSubjects(SAMPLE_SUBJECTS, new Date("2026-11-24")) };
const [first, other] = catalogue.subjects;
const detail = first?.details[0];
const tutor: EnrollTutor = {
  id: "7",
  name: "김서연",
  gender: "FEMALE",
  rank: "BASIC",
  takesStudents: true,
  details: [detail?.key ?? ""],
};

it("offers everything without a tutor, and beside one who takes nobody", () => {
  expect(offeredBy(catalogue, null)).toBe(catalogue);
  expect(offeredBy(catalogue, { ...tutor, takesStudents: false })).toBe(catalogue);
});

it("offers lessons of the tutor's rank in what they teach", () => {
  const { products, subjects } = offeredBy(catalogue, tutor);
  expect(products.length).toBeGreaterThan(0);
  expect(products.every(({ tutorRank }) => tutorRank === "BASIC")).toBe(true);
  expect(subjects.map(({ key, details }) => [key, details.map((one) => one.key)])).toEqual([
    [first?.key, [detail?.key]],
  ]);
  expect(subjects.map(({ key }) => key)).not.toContain(other?.key);
});

it("leaves out a school level in which the tutor teaches nothing", () => {
  const levels = offeredOptions(offeredBy(catalogue, tutor)).schoolLevels;
  expect(levels).toEqual(detail?.levels);
  expect(offeredOptions(catalogue).schoolLevels).toEqual(["MIDDLE", "HIGH"]);
});

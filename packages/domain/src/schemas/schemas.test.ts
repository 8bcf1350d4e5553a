import { describe, expect, it } from "vitest";
import { benefit, product, week } from "../../test/fixtures.ts";
import { parsePeriod } from "../schedule/weekly-calendar.ts";
import { toApplicantRequest } from "../tutor-wishes/to-applicant-request.ts";
import * as schemas from "./index.ts";

const course = { productId: 1, subject: "MATH", subjectDetail: "MATH_M2_2" };
const card = {
  cardNumber: "5412751234000000",
  cardExpiry: "2029-08",
  birthdayOrCompanyNumber: "920314",
  cardPassword: "12",
};
const request = toApplicantRequest({
  merchantUid: "order-1",
  subject: "MATH",
  subjectDetail: "MATH_M2_2",
  rank: "BASIC",
  weeklyAvailablePeriods: week({ tuesday: ["19:00-22:00"] }),
  studyPurposes: ["SCHOOL_GRADES", "STUDY_HABITS"],
  tutorGenders: [],
  tutorUniversities: [],
  tutorPassTypes: [],
  tutorTracks: [],
  likedTutorStyles: [],
  dislikedTutorStyles: [],
  recommendedTutors: ["1001", "1002"],
  selectedTutors: [],
  tutorMemo: "",
  completedAt: null,
});

describe("what is accepted", () => {
  it.each([
    ["a product", schemas.productSchema, product()],
    ["a benefit", schemas.benefitSchema, benefit()],
    ["a course", schemas.courseSchema, { ...course, matchId: "m-1" }],
    ["a card", schemas.cardKeyInSchema, card],
    ["a week", schemas.weeklyAvailablePeriodsSchema, week({ monday: ["19:00-24:00"] })],
    ["a lesson request as it is sent", schemas.applicantRequestSchema, request],
    [
      "an error with details",
      schemas.errorBodySchema,
      { service: "class", errorCode: 50001, message: "m", endAt: "x" },
    ],
  ])("%s, unchanged", (_, schema, value) => {
    expect(schema.parse(value)).toEqual(value);
  });
});

describe("what is refused", () => {
  it.each([
    ["an empty subject", schemas.courseSchema, { ...course, subject: "" }, "과목을 골라 주세요."],
    ["a product without a number", schemas.courseSchema, { ...course, productId: "1" }, "수업을 골라 주세요."],
    ["a short card number", schemas.cardKeyInSchema, { ...card, cardNumber: "1" }, "카드 번호를 확인해 주세요."],
    ["an expiry as typed", schemas.cardKeyInSchema, { ...card, cardExpiry: "08/29" }, "유효기간을 확인해 주세요."],
    ["an expired card", schemas.cardKeyInSchema, { ...card, cardExpiry: "2020-01" }, "유효기간이 지난 카드예요."],
    [
      "a birthday of no calendar",
      schemas.cardKeyInSchema,
      { ...card, birthdayOrCompanyNumber: "921332" },
      "생년월일을 다시 확인해 주세요.",
    ],
    ["a time with another zone", schemas.timestampSchema("때"), "2026-11-23T10:00:00+09:00", "때"],
    ["a day that no month has", schemas.timestampSchema("때"), "2026-02-30T10:00:00Z", "때"],
    ["a quarter of an hour", schemas.periodSchema, "19:15-20:00", "시간을 확인해 주세요."],
    ["a word of no list", schemas.joinedSchema(["A", "B"]), "A,C", "고를 수 없는 값이 있어요."],
    ["half a won", schemas.productSchema, product({ cost: 0.5 }), "Invalid input"],
    ["another service", schemas.errorBodySchema, { service: "mail", errorCode: 1, message: "" }, "Invalid option"],
  ])("%s", (_, schema, value, message) => {
    const result = schema.safeParse(value);
    expect(result.success).toBe(false);
    expect(result.error?.issues[0]?.message).toContain(message);
  });
});

it.each(["19:00-20:30", "00:00-24:00", "20:30-19:00", "19:00-19:00", "24:00-24:00", "9:00-10:00", "19:10-20:00", ""])(
  "reads the period %j as the calendar does",
  (text) => {
    expect(schemas.periodSchema.safeParse(text).success).toBe(parsePeriod(text) !== null);
  },
);

it.each([
  ["2026-11-23T10:00:00", "2026-11-23T10:00:00Z"],
  ["2026-11-23T10:00:00.123", "2026-11-23T10:00:00.123Z"],
  ["2026-11-23T10:00:00Z", "2026-11-23T10:00:00Z"],
])("reads %s as %s", (text, timestamp) => {
  expect(schemas.timestampSchema().parse(text)).toBe(timestamp);
});

import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import {
  ANSWER_HOURS,
  APPLICATION_KEPT_DAYS,
  CONVERSION_DAYS,
  DISPUTE_CLOSES_HOURS,
  FIRST_LESSON_WITHIN_DAYS,
  JOIN_OPENS_MINUTES,
  LEVEL_TEST_MINUTES,
  LEVEL_TEST_REST_DAYS,
  MOVE_CUT_OFF_HOURS,
  MOVE_WITHIN_DAYS,
  PASSWORD_LINK_MINUTES,
  PERSON_VIEW_MINUTES,
  PHONE_CODE_MINUTES,
  REFUND_WORKING_DAYS,
  RENEWAL_NOTICE_DAYS,
  RENEWAL_RETRY_DAYS,
  REST_KEPT_DAYS,
  REVIEW_EDIT_DAYS,
  SESSION_IDLE_MINUTES,
  TABLET_RETURN_DAYS,
  THREAD_OPEN_DAYS,
  UNDO_HOURS,
  WIDENED_HOURS,
  WITHDRAWAL_DAYS,
} from "../../packages/domain/src/index.ts";
import { root } from "../lib/setup/index.mjs";

const SOURCES = [
  "apps/{api,account-web,buyer-web,exam-web,tutor-web}/src/**/*.{ts,tsx}",
  "packages/*/src/**/*.{ts,tsx}",
];
/**
 * Tests name what they expect; demo data is words of people, and the content of tests and events is written by hand.
 */
const IS_NO_COPY = /\.test\.tsx?$|^apps\/api\/src\/(seed|import\/data)\/|learning-type-profiles|\/generated\//;

/** How copy would spell a deadline that a constant of the domain rules: it has to quote the constant. */
const SPELLED = [
  [`${MOVE_CUT_OFF_HOURS}시간`, "MOVE_CUT_OFF_HOURS"],
  [`${DISPUTE_CLOSES_HOURS}시간`, "DISPUTE_CLOSES_HOURS"],
  [`${ANSWER_HOURS}시간`, "ANSWER_HOURS"],
  [`앞뒤로 ${WIDENED_HOURS}시간`, "WIDENED_HOURS"],
  [`(결제하고|결제한 뒤|결제 후) ${UNDO_HOURS}시간`, "UNDO_HOURS"],
  [`${JOIN_OPENS_MINUTES}분 전`, "JOIN_OPENS_MINUTES"],
  [`${PHONE_CODE_MINUTES}분( 안에|이 지)`, "PHONE_CODE_MINUTES"],
  [`${PASSWORD_LINK_MINUTES}분( 동안|이 지)`, "PASSWORD_LINK_MINUTES"],
  [`${SESSION_IDLE_MINUTES}분( 동안|이 지)`, "SESSION_IDLE_MINUTES"],
  [`${PERSON_VIEW_MINUTES}분 동안`, "PERSON_VIEW_MINUTES"],
  [`${LEVEL_TEST_MINUTES}분( 만에|이면|"|\`)`, "LEVEL_TEST_MINUTES"],
  [`${LEVEL_TEST_REST_DAYS}일 (뒤|동안)`, "LEVEL_TEST_REST_DAYS"],
  [`${WITHDRAWAL_DAYS}일 (안|기다)`, "WITHDRAWAL_DAYS"],
  [`최근 ${CONVERSION_DAYS}일`, "CONVERSION_DAYS"],
  [`결제 ${RENEWAL_NOTICE_DAYS}일 전`, "RENEWAL_NOTICE_DAYS"],
  [RENEWAL_RETRY_DAYS.map((day) => `${day}일`).join(", "), "RENEWAL_RETRY_DAYS"],
  [`${TABLET_RETURN_DAYS}일 안`, "TABLET_RETURN_DAYS"],
  [`영업일 ${REFUND_WORKING_DAYS}일`, "REFUND_WORKING_DAYS"],
  [`마지막 수업 뒤 ${REST_KEPT_DAYS}일`, "REST_KEPT_DAYS"],
  [`${REVIEW_EDIT_DAYS}일 동안`, "REVIEW_EDIT_DAYS"],
  [`${THREAD_OPEN_DAYS}일 동안`, "THREAD_OPEN_DAYS"],
  [`${APPLICATION_KEPT_DAYS}일 동안`, "APPLICATION_KEPT_DAYS"],
  [`${MOVE_WITHIN_DAYS / 7}주 안`, "MOVE_WITHIN_DAYS"],
  [`${FIRST_LESSON_WITHIN_DAYS / 7}주 안`, "FIRST_LESSON_WITHIN_DAYS"],
];

const withoutComments = (code) => code.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/(^|\s)\/\/.*$/gm, "");

const patterns = SPELLED.map(([words, name]) => ({ name, pattern: new RegExp(`(?<![\\d~])${words}`) }));

/** @param {string} code */
const findSpelled = (code) => {
  const copy = withoutComments(code);
  return patterns.flatMap(({ name, pattern }) =>
    (pattern.exec(copy) ?? []).slice(0, 1).map((found) => `${found} (${name})`),
  );
};

test("a deadline in words is found", () => {
  assert.deepEqual(findSpelled('const a = "수업 12시간 전까지";'), ["12시간 (MOVE_CUT_OFF_HOURS)"]);
  assert.deepEqual(findSpelled("<p>4주 안에서</p>"), ["4주 안 (MOVE_WITHIN_DAYS)"]);
  assert.deepEqual(findSpelled('/** "12시간" */ const a = 12; // 12시간'), []);
});

test("copy quotes a deadline's constant instead of its number", () => {
  const files = globSync(SOURCES, { cwd: root }).filter((file) => !IS_NO_COPY.test(file));
  assert.ok(files.length > 1000);
  const found = files.flatMap((file) =>
    findSpelled(readFileSync(join(root, file), "utf8")).map((one) => `${file}: ${one}`),
  );
  assert.deepEqual(found, []);
});

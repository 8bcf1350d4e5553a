import { expect, test } from "vitest";
import { changeStaffRoles, STAFF_ROLES, type StaffAction, type StaffRole, staffMay } from "./staff-role.ts";

test.each<[StaffAction, StaffRole[]]>([
  ["DESK", ["OPERATOR", "FINANCE", "ADMIN"]],
  ["PEOPLE", ["OPERATOR", "FINANCE"]],
  ["ACCOUNTS", ["OPERATOR"]],
  ["VIEWS", ["OPERATOR", "ADMIN"]],
  ["APPLICANTS", ["OPERATOR"]],
  ["MATCHES", ["OPERATOR"]],
  ["LESSONS", ["OPERATOR"]],
  ["SCHEDULES", ["OPERATOR", "FINANCE"]],
  ["TUTORS", ["OPERATOR"]],
  ["FEEDBACK", ["OPERATOR"]],
  ["MESSAGES", ["OPERATOR"]],
  ["CONSULTATIONS", ["OPERATOR"]],
  ["ENROLLMENTS", ["OPERATOR"]],
  ["BENEFITS", ["OPERATOR"]],
  ["MONEY", ["FINANCE"]],
  ["JOBS", ["OPERATOR", "ADMIN"]],
  ["AUDIT", ["ADMIN"]],
  ["FEATURES", ["ADMIN"]],
  ["CATALOGUE", ["ADMIN"]],
  ["ROLES", ["ADMIN"]],
])("%s is for %s alone", (action, allowed) => {
  expect(STAFF_ROLES.filter((role) => staffMay([role], action))).toEqual(allowed);
  expect(staffMay([], action)).toBe(false);
  expect(staffMay(STAFF_ROLES, action)).toBe(true);
});

test.each<[StaffRole[], StaffRole, boolean, StaffRole[]]>([
  [[], "FINANCE", true, ["FINANCE"]],
  [["ADMIN"], "OPERATOR", true, ["OPERATOR", "ADMIN"]],
  [["FINANCE"], "FINANCE", true, ["FINANCE"]],
  [["OPERATOR", "ADMIN"], "ADMIN", false, ["OPERATOR"]],
  [["OPERATOR"], "ADMIN", false, ["OPERATOR"]],
])("%s, %s granted %s: %s", (roles, role, granted, expected) => {
  expect(changeStaffRoles(roles, role, granted)).toEqual(expected);
});

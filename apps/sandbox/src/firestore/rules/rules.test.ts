import { expect, test } from "vitest";
import { type Access, allows } from "./allows.ts";
import { parseRules } from "./parse.ts";
import { readOwnRules } from "./read-own-rules.ts";

// The file that is deployed: it denies everybody but the API, and the API what it does not do.

const rules = parseRules(readOwnRules());
const api: Access["auth"] = { uid: "naran-api", token: { participations: true } };
const path = ["find-your-tutor", "k".repeat(43)];
const stored = {
  phoneNumber: "01012345678",
  marketingAgreement: false,
  userId: null,
  status: "participated",
  createdAt: new Date("2026-11-20T03:00:00Z"),
};
const after = { ...stored, marketingAgreement: true, userId: "u1", extraData: { grade: "중1" } };
const { createdAt: _time, ...timeless } = after;

const ALLOWED: readonly [string, Omit<Access, "auth">][] = [
  ["reads one", { method: "get", path, before: stored, after: null }],
  ["reads one that is missing", { method: "get", path, before: null, after: null }],
  ["lists", { method: "list", path, before: null, after: null }],
  ["creates", { method: "create", path, before: null, after }],
  ["changes", { method: "update", path, before: stored, after }],
  ["deletes", { method: "delete", path, before: stored, after: null }],
];

test.each(ALLOWED)("the API %s", (_what, access) => {
  expect(allows(rules, { ...access, auth: api })).toBe(true);
});

const OTHERS: readonly [string, Access["auth"]][] = [
  ["nobody", null],
  ["somebody who signed in", { uid: "naran-api", token: {} }],
  ["somebody with a claim that only looks like it", { uid: "x", token: { participations: "true" } }],
  ["somebody whose claim is false", { uid: "x", token: { participations: false } }],
];
test.each(OTHERS.flatMap(([who, auth]) => ALLOWED.map(([what, access]) => [who, what, auth, access] as const)))(
  "denies %s who %s",
  (_who, _what, auth, access) => {
    expect(allows(rules, { ...access, auth })).toBe(false);
  },
);

test.each<[string, Partial<Access>]>([
  ["creating without a time", { method: "create", before: null, after: timeless }],
  ["creating with a field of its own", { method: "create", before: null, after: { ...after, name: "김나란" } }],
  ["another status", { method: "create", before: null, after: { ...after, status: "winner" } }],
  ["a landline", { method: "create", before: null, after: { ...after, phoneNumber: "021234567" } }],
  [
    "a phone with more behind it",
    { method: "create", before: null, after: { ...after, phoneNumber: "01012345678 x" } },
  ],
  ["agreement as text", { method: "create", before: null, after: { ...after, marketingAgreement: "yes" } }],
  ["a user that is a number", { method: "create", before: null, after: { ...after, userId: 1 } }],
  ["answers as a list", { method: "create", before: null, after: { ...after, extraData: ["중1"] } }],
  ["a time as text", { method: "create", before: null, after: { ...after, createdAt: "2026-11-20" } }],
  ["a document named by a phone", { method: "create", path: ["find-your-tutor", "01012345678"], before: null, after }],
  ["a collection of another form", { method: "create", path: ["Users", "k".repeat(43)], before: null, after }],
  [
    "another phone in the same document",
    { method: "update", before: stored, after: { ...after, phoneNumber: "01099998888" } },
  ],
  [
    "another time of the first participation",
    { method: "update", before: stored, after: { ...after, createdAt: new Date() } },
  ],
  ["a document below a participation", { method: "get", path: [...path, "notes", "1"], before: stored, after: null }],
  ["a document at the top", { method: "get", path: ["find-your-tutor"], before: stored, after: null }],
])("denies the API %s", (_what, access) => {
  expect(allows(rules, { method: "get", path, before: null, after: null, ...access, auth: api })).toBe(false);
});

test.each([
  ["another version", "rules_version = '1';"],
  [
    "what the subset does not have",
    "rules_version = '2'; service cloud.firestore { match /a/{b} { allow read: if get(/x/y) == 1; } }",
  ],
  ["an open end", "rules_version = '2'; service cloud.firestore { match /a/{b} { allow get: if true; }"],
  ["a rule without a condition", "rules_version = '2'; service cloud.firestore { match /a/{b} { allow get; } }"],
])("a rules file with %s is not read", (_what, source) => {
  expect(() => parseRules(source)).toThrow("The rules");
});

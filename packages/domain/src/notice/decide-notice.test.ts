import { describe, expect, it } from "vitest";
import { decideNotice, NOTICE_KINDS, type NoticeKind, type NoticeSettings } from "./decide-notice.ts";

const DAY = "2026-11-21T12:00:00+09:00";
const all: NoticeSettings = {
  ...{ lessonAlerts: true, routineAlerts: true, weeklyDigest: true, messageAlerts: true, matchingAlerts: true },
  ...{ reminderAlerts: true, marketing: true, nightMarketing: true },
};
const none: NoticeSettings = {
  ...{ lessonAlerts: false, routineAlerts: false, weeklyDigest: false, messageAlerts: false, matchingAlerts: false },
  ...{ reminderAlerts: false, marketing: false, nightMarketing: false },
};
const decide = (kind: NoticeKind, settings: NoticeSettings, at: string) => decideNotice(kind, settings, new Date(at));

describe("decideNotice", () => {
  it.each([
    ["SECURITY", none, "SEND"],
    ["ACCOUNT", none, "SEND"],
    ["PAYMENT", none, "SEND"],
    ["CONSULTATION", none, "SEND"],
    ["LESSON", none, "DROP"],
    ["LESSON", { ...none, lessonAlerts: true }, "SEND"],
    ["LESSON", { ...all, lessonAlerts: false }, "DROP"],
    ["REMINDER", { ...none, reminderAlerts: true }, "SEND"],
    ["REMINDER", { ...all, reminderAlerts: false }, "DROP"],
    ["ROUTINE", all, "SEND"],
    ["ROUTINE", { ...all, lessonAlerts: false }, "DROP"],
    ["ROUTINE", { ...all, routineAlerts: false }, "DROP"],
    ["DIGEST", all, "SEND"],
    ["DIGEST", { ...all, lessonAlerts: false }, "DROP"],
    ["DIGEST", { ...all, weeklyDigest: false }, "DROP"],
    ["MESSAGE", none, "DROP"],
    ["MESSAGE", { ...none, messageAlerts: true }, "SEND"],
    ["MESSAGE", { ...all, messageAlerts: false }, "DROP"],
    ["MATCHING", none, "DROP"],
    ["MATCHING", { ...none, matchingAlerts: true }, "SEND"],
    ["MATCHING", { ...all, matchingAlerts: false }, "DROP"],
    ["MARKETING", none, "DROP"],
    ["MARKETING", { ...none, marketing: true }, "SEND"],
    ["MARKETING", { ...all, marketing: false }, "DROP"],
  ] as const)("%s to %o is %s", (kind, settings, decision) => {
    expect(decide(kind, settings, DAY).kind).toBe(decision);
  });

  it.each([
    ["LESSON", "SWITCHED_OFF"],
    ["REMINDER", "SWITCHED_OFF"],
    ["ROUTINE", "SWITCHED_OFF"],
    ["DIGEST", "SWITCHED_OFF"],
    ["MESSAGE", "SWITCHED_OFF"],
    ["MATCHING", "SWITCHED_OFF"],
    ["MARKETING", "NO_CONSENT"],
  ] as const)("%s is dropped because of %s", (kind, reason) => {
    expect(decide(kind, none, DAY)).toEqual({ kind: "DROP", reason });
  });

  it.each([
    ["2026-11-21T20:59:59.999+09:00", null],
    ["2026-11-21T21:00:00+09:00", "2026-11-21T23:00:00.000Z"],
    ["2026-11-21T23:59:59.999+09:00", "2026-11-21T23:00:00.000Z"],
    ["2026-11-22T00:00:00+09:00", "2026-11-21T23:00:00.000Z"],
    ["2026-11-22T07:59:59.999+09:00", "2026-11-21T23:00:00.000Z"],
    ["2026-11-22T08:00:00+09:00", null],
    ["2026-12-31T22:00:00+09:00", "2026-12-31T23:00:00.000Z"],
  ])("marketing at %s waits until %s without a consent for the night, and goes with one", (at, until) => {
    const decision = decide("MARKETING", { ...all, nightMarketing: false }, at);
    expect(decision).toEqual(until ? { kind: "WAIT", until: new Date(until) } : { kind: "SEND" });
    expect(decide("MARKETING", all, at)).toEqual({ kind: "SEND" });
    // A consent for the night alone is none.
    expect(decide("MARKETING", { ...none, nightMarketing: true }, at)).toEqual({ kind: "DROP", reason: "NO_CONSENT" });
  });

  it("lets the night hold up nothing but marketing", () => {
    for (const kind of NOTICE_KINDS.filter((one) => one !== "MARKETING")) {
      expect(decide(kind, { ...all, nightMarketing: false }, "2026-11-21T23:00:00+09:00")).toEqual({ kind: "SEND" });
    }
  });
});

import { expect, test } from "vitest";
import { type Presence, type PresenceSide, type PresenceSource, presentSince } from "./lesson-presence.ts";

const at = (time: string) => new Date(`2026-11-24T${time}+09:00`);
const NOW = at("19:00:00");
const stay = (side: PresenceSide, from: string, to: string, source: PresenceSource = "ROOM"): Presence => ({
  side,
  source,
  from: at(from),
  to: at(to),
});

test.each([
  ["nobody", [], null],
  ["one beat", [stay("TUTOR", "18:59:50", "18:59:50")], "18:59:50"],
  ["a beat of this instant", [stay("TUTOR", "19:00:00", "19:00:00")], "19:00:00"],
  ["beats until now", [stay("TUTOR", "18:53:00", "18:59:45")], "18:53:00"],
  ["a last beat two minutes ago", [stay("TUTOR", "18:50:00", "18:58:00")], "18:50:00"],
  ["a last beat before that", [stay("TUTOR", "18:50:00", "18:57:59")], null],
  ["a short gap", [stay("TUTOR", "18:58:30", "18:59:50"), stay("TUTOR", "18:50:00", "18:56:30")], "18:50:00"],
  ["a long gap", [stay("TUTOR", "18:50:00", "18:56:29"), stay("TUTOR", "18:58:30", "18:59:50")], "18:58:30"],
  ["two devices", [stay("TUTOR", "18:55:00", "18:59:50"), stay("TUTOR", "18:52:00", "18:59:59")], "18:52:00"],
  [
    "a device within another",
    [stay("TUTOR", "18:55:00", "18:56:00"), stay("TUTOR", "18:52:00", "18:59:59")],
    "18:52:00",
  ],
  ["an app's room", [stay("TUTOR", "18:54:00", "18:59:00", "APP")], "18:54:00"],
  ["a press alone", [stay("TUTOR", "18:59:00", "18:59:00", "PRESS")], null],
  ["the other side", [stay("STUDENT", "18:54:00", "18:59:50"), stay("GUARDIAN", "18:54:00", "18:59:50")], null],
  ["what is to come", [stay("TUTOR", "19:01:00", "19:02:00")], null],
] as const)("%s", (_what, presence, since) => {
  expect(presentSince(presence, "TUTOR", NOW)).toEqual(since && at(since));
});

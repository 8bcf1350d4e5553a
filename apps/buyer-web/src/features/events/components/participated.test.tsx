// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Participated } from "./participated";

const event = { id: "winter-plan", type: "GENERAL" as const, title: "겨울방학 계획표 나눔", giftUrl: null };
const show = (kind: "FIRST" | "BEFORE", giftUrl: string | null) =>
  render(
    <Participated
      joined={{ kind, at: "2026-11-29T03:00:00.000Z" }}
      event={{ ...event, giftUrl }}
      level={2}
      onAgain={() => {}}
    />,
  );

test.each(["FIRST", "BEFORE"] as const)("what the event gives is on the page after taking part: %s", (kind) => {
  show(kind, "/files/winter-plan.pdf");
  expect(screen.getByRole("link", { name: "받기" }).getAttribute("href")).toBe("/files/winter-plan.pdf");
  expect(screen.getByText(/바로 받으세요/)).toBeTruthy();
});

test("an event that gives nothing at once shows no link, and a later visit that one took part already", () => {
  show("BEFORE", null);
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByRole("heading", { name: "이미 참여했어요" })).toBeTruthy();
});

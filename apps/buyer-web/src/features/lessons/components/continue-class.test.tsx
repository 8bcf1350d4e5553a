// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { sampleProducts } from "../../../../test/sample-products";
import { ContinueClass } from "./continue-class";

const [product] = sampleProducts().filter(({ totalMonths }) => totalMonths > 1);
const ofClass = { matchId: "m1", isTrial: true, tutorId: 7, subject: "MATH", subjectDetail: "MATH_M2_2" };
const data = { expiresAt: "2026-12-14T00:00:00Z", token: "t", classes: [{ ...ofClass, products: [product] }] };
vi.mock("../queries", () => ({ useOfferOfClass: () => ({ data }) }));
vi.mock("@/lib/up-selling/continuation-choice", () => ({ ContinuationChoice: () => null }));
vi.mock("@/lib/up-selling/continuation-facts", () => ({ ContinuationFacts: () => null }));

test("a month with the tutor of a trial keeps its pace of once a week", () => {
  render(<ContinueClass matchId="m1" />);
  const href = screen.getByRole("link", { name: "같은 선생님과 1개월만 먼저 듣기" }).getAttribute("href") ?? "";
  const named = Object.fromEntries(new URL(href, "http://localhost").searchParams);
  expect(named).toMatchObject({ tutor: "7", week: "1", months: "1", subject: "MATH", detail: "MATH_M2_2" });
});

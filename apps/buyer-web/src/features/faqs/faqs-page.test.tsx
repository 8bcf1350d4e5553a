// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { FaqsPage } from "./faqs-page";
import { FAQ_TOPICS } from "./topics";

vi.mock("next/form", () => ({ default: (props: object) => <form {...props} /> }));
test("every topic is there, closed, with data for search engines", () => {
  const { container } = render(<FaqsPage search="" products={[]} />);
  for (const { title } of FAQ_TOPICS) expect(screen.getByRole("heading", { name: title })).toBeTruthy();
  expect(container.querySelectorAll("details[open]")).toHaveLength(0);
  expect(container.querySelector("script")?.textContent).toContain('"@type":"FAQPage"');
});

test("a search says how many it found, and opens the few", () => {
  const { container } = render(<FaqsPage search="자녀" products={[]} />);
  expect(screen.getByRole("status").textContent).toMatch(/‘자녀’에 대한 질문 \d+개/);
  expect(container.querySelectorAll("details[open]").length).toBeGreaterThan(0);
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("자녀");
});

test("nothing found leads to people", () => {
  render(<FaqsPage search="우주선" products={[]} />);
  expect(screen.getByRole("link", { name: "고객센터로 가기" })).toBeTruthy();
});

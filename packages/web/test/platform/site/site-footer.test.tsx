// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { SiteFooter } from "../../../src/platform/site/site-footer";

test("the terms are those that the site's people agree to", () => {
  const terms = () => screen.getByRole("link", { name: /^이용약관/ }).getAttribute("href");
  render(<SiteFooter />);
  expect(terms()).toBe("/go/account/terms/student-terms");
  cleanup();
  render(<SiteFooter source="tutor" />);
  expect(terms()).toBe("/go/account/terms/teaching-terms");
});

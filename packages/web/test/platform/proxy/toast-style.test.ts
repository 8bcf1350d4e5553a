// @vitest-environment happy-dom
import { createHash } from "node:crypto";
import { ToastHost, toast } from "@pkg/ui/toast";
import { render, screen } from "@testing-library/react";
import { createElement } from "react";
import { expect, test } from "vitest";
import { TOAST_STYLE_HASHES } from "../../../src/platform/proxy/csp";

test("the policy allows the style that a toast adds", async () => {
  render(createElement(ToastHost));
  toast("저장했어요.");
  await screen.findByText("저장했어요.");
  const styles = [...document.head.querySelectorAll("style")].map(({ textContent }) => textContent ?? "");
  const hashes = ["", ...styles].map((text) => `sha256-${createHash("sha256").update(text).digest("base64")}`);
  expect(hashes).toEqual(TOAST_STYLE_HASHES);
});

import { watchLooseText } from "@pkg/config/loose-text";
import { cleanup } from "@testing-library/react";
import { afterEach, expect } from "vitest";

const looseTexts = watchLooseText();
afterEach(() => {
  const loose = looseTexts();
  cleanup();
  expect(loose, "text that changes has an element of its own").toEqual([]);
});

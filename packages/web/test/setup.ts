import { watchLooseText } from "@pkg/config/loose-text";
import { afterEach, expect } from "vitest";

// Screens alone.
if (typeof document !== "undefined") {
  const { cleanup, configure } = await import("@testing-library/react");
  // What a screen loads when it is first needed takes longer than a second on a busy machine.
  configure({ asyncUtilTimeout: 10_000 });
  const looseTexts = watchLooseText();
  afterEach(() => {
    const loose = looseTexts();
    cleanup();
    expect(loose, "text that changes has an element of its own").toEqual([]);
  });
}

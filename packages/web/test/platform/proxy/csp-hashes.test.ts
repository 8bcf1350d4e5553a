import { expect, test } from "vitest";
import { shellHashes } from "../../../src/platform/proxy/csp-hashes";

const HASHES = {
  whole: { "/_not-found": ["a", "n"], "/whole": ["w"] },
  shells: { "/": ["a", "h"], "/class/[id]": ["a", "c"] },
  styles: [],
};

test("a page that is known allows the scripts of its own shell", () => {
  expect(shellHashes(HASHES, "/")).toEqual(["a", "h"]);
});

test.each(["/class/1", "/nowhere", "/whole/more"])("%s may be any page that is not known whole, or none", (path) => {
  expect(shellHashes(HASHES, path)).toEqual(["a", "h", "c", "n"]);
});

test("without a build nothing is allowed by hash", () => {
  expect(shellHashes({ whole: {}, shells: {}, styles: [] }, "/")).toEqual([]);
});

import { expect, test } from "vitest";
import { securityHeaders } from "../../../src/platform/proxy/security-headers";
import { mergeSources } from "../../../src/platform/vendors/vendor-sources";

test("only a page that says so may ask for the microphone", () => {
  const header = (microphone?: boolean) =>
    securityHeaders({ framed: false, secure: true, ...(microphone === undefined ? {} : { microphone }) })[
      "permissions-policy"
    ];
  expect(header()).toContain("microphone=()");
  expect(header(false)).toContain("microphone=()");
  expect(header(true)).toContain("microphone=(self)");
  expect(header(true)).toContain("camera=()");
});

test("sources of two origins are kept side by side", () => {
  const merged = mergeSources({ "script-src": ["a"], "img-src": ["b"] }, { "script-src": ["c"], "media-src": ["d"] });
  expect(merged).toEqual({ "script-src": ["a", "c"], "img-src": ["b"], "media-src": ["d"] });
});

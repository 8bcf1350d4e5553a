import { describe, expect, test } from "vitest";
import { contentSecurityPolicy } from "../../../src/platform/proxy/csp";
import { mergeSources, paymentSources, vendorSources } from "../../../src/platform/vendors/vendor-sources";

const page = { nonce: null, hashes: [], styleHashes: [], secure: false };

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(policy.split("; ").map((one) => [one.split(" ")[0], one.split(" ").slice(1).join(" ")]));
}

describe("content security policy", () => {
  test("a dynamic page allows its nonce, a prerendered one its hashes", () => {
    const dynamic = directives(contentSecurityPolicy({ ...page, nonce: "abc", hashes: ["sha256-shell"] }));
    expect(dynamic["script-src"]).toBe("'self' 'nonce-abc' 'sha256-shell'");
    const fixed = directives(contentSecurityPolicy({ ...page, hashes: ["sha256-one", "sha256-two"] }));
    expect(fixed["script-src"]).toBe("'self' 'sha256-one' 'sha256-two'");
  });

  test("never allows inline scripts, handlers, eval, plugins or another base", () => {
    const policy = contentSecurityPolicy({ ...page, nonce: "abc" });
    const read = directives(policy);
    expect(read["script-src"]).not.toMatch(/unsafe/);
    expect(read["script-src-attr"]).toBe("'none'");
    expect(read["object-src"]).toBe("'none'");
    expect(read["base-uri"]).toBe("'none'");
    expect(read["default-src"]).toBe("'self'");
    expect(read["connect-src"]).toBe("'self'");
  });

  test("style elements need the nonce or a known hash; only attributes are free", () => {
    const read = directives(contentSecurityPolicy({ ...page, nonce: "abc", styleHashes: ["sha256-toast"] }));
    expect(read["style-src"]).toBe("'self' 'nonce-abc' 'sha256-toast'");
    expect(read["style-src-attr"]).toBe("'unsafe-inline'");
  });

  test("only the named origins may frame a page", () => {
    expect(directives(contentSecurityPolicy(page))["frame-ancestors"]).toBe("'none'");
    const framed = contentSecurityPolicy({ ...page, frameAncestors: ["https://about.naran.example"] });
    expect(directives(framed)["frame-ancestors"]).toBe("https://about.naran.example");
  });

  test("over https leftover http addresses are upgraded", () => {
    expect(contentSecurityPolicy(page)).not.toContain("upgrade-insecure-requests");
    expect(contentSecurityPolicy({ ...page, secure: true })).toContain("upgrade-insecure-requests");
  });

  test("a vendor's origins are added to our own, without inline code", () => {
    const monitoring = { dsn: "https://key@o1.ingest.example/7", environment: "prod", sampleRate: 1, release: null };
    const sources = vendorSources({ monitoring, messenger: { pluginKey: "plugin-key-1" } });
    const policy = contentSecurityPolicy({ ...page, nonce: "abc", sources });
    const read = directives(policy);
    expect(read["script-src"]).toBe("'self' 'nonce-abc' https://cdn.channel.io");
    expect(read["connect-src"]).toBe("'self' https://o1.ingest.example https://*.channel.io wss://*.channel.io");
    expect(read["frame-src"]).toBe("'self' https://*.channel.io");
    const none = contentSecurityPolicy({
      ...page,
      sources: vendorSources({ monitoring: null, messenger: null }),
    });
    expect(none).toBe(contentSecurityPolicy(page));
  });

  test("a payment page adds the provider's script and its windows", () => {
    const payments = { sdkUrl: "https://cdn.portone.io/v2/browser-sdk.js", origins: ["https://*.iamport.co"] };
    const sources = mergeSources(vendorSources({ monitoring: null, messenger: null }), paymentSources({ payments }));
    const read = directives(contentSecurityPolicy({ ...page, sources }));
    for (const name of ["script-src", "frame-src", "connect-src"]) {
      expect(read[name], name).toMatch(/ https:\/\/cdn\.portone\.io https:\/\/\*\.iamport\.co$/);
    }
  });

  test("only the development server may evaluate code", () => {
    const read = directives(contentSecurityPolicy({ ...page, nonce: "abc", development: true }));
    expect(read["script-src"]).toBe("'self' 'nonce-abc' 'unsafe-eval'");
  });
});

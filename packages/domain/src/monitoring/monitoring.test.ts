import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { isKnownProblem } from "./is-known-problem.ts";
import { scrubEvent } from "./scrub-event.ts";

const named = (name: string, message = "m") => Object.assign(new Error(message), { name });

test.each([
  [named("ApiError"), true],
  [named("SessionExpiredError"), true],
  [named("NetworkError"), true],
  [new DOMException("called off", "AbortError"), true],
  [named("ChunkLoadError"), true],
  [new TypeError("Failed to fetch"), true],
  [new TypeError("Load failed"), true],
  [Object.assign(new Error("x"), { digest: "NEXT_REDIRECT;replace;/;307;" }), true],
  [new Error("NEXT_NOT_FOUND"), true],
  [new TypeError("Cannot read properties of undefined (reading 'map')"), false],
  [named("StorageFailure"), false],
  ["Failed to fetch", false],
  [null, false],
])("%s is known: %s", (problem, known) => {
  expect(isKnownProblem(problem)).toBe(known);
});

const CANARIES = [
  "4242000187654321",
  "01098765432",
  "Correct-Horse-9!",
  "minji.kim@example.com",
  "김민지",
  "eyJhbGciOiJIUzI1NiJ9.eyJz",
];

describe("scrubEvent", () => {
  it("keeps the kind, the place and the version", () => {
    const scrubbed = scrubEvent({
      event_id: "e1",
      timestamp: 1,
      platform: "javascript",
      level: "error",
      environment: "prod",
      release: "1.0.0",
      sdk: { name: "sdk" },
      request: { url: "https://naran.example/tutoring/enroll/applicant/NR202611210001?phone=01098765432#x" },
      exception: {
        values: [
          {
            type: "TypeError",
            value: "Cannot read properties of undefined (reading 'map')",
            mechanism: { type: "onerror", handled: false },
            stacktrace: {
              frames: [
                {
                  filename: "https://naran.example/_next/static/chunks/0a1b.js?v=1",
                  function: "draw",
                  lineno: 1,
                  colno: 2,
                },
                { filename: "https://naran.example/price?email=a", function: "?" },
              ],
            },
          },
        ],
      },
    });
    expect(scrubbed).toEqual({
      event_id: "e1",
      timestamp: 1,
      platform: "javascript",
      level: "error",
      environment: "prod",
      release: "1.0.0",
      sdk: { name: "sdk" },
      request: { url: "https://naran.example/tutoring/enroll/applicant/:id" },
      exception: {
        values: [
          {
            type: "TypeError",
            value: "Cannot read properties of undefined (reading 'map')",
            mechanism: { type: "onerror", handled: false },
            stacktrace: {
              frames: [
                {
                  filename: "https://naran.example/_next/static/chunks/0a1b.js",
                  function: "draw",
                  lineno: 1,
                  colno: 2,
                },
                { filename: "https://naran.example/price", function: "?" },
              ],
            },
          },
        ],
      },
    });
  });

  it.each(CANARIES)("lets %s through nowhere", (canary) => {
    const text = JSON.stringify(
      scrubEvent({
        message: canary,
        user: { email: canary, username: canary },
        tags: { who: canary },
        extra: { form: canary },
        contexts: { state: { value: canary } },
        breadcrumbs: [{ message: canary, data: { url: `/?q=${canary}` } }],
        transaction: canary,
        server_name: canary,
        request: {
          url: `https://naran.example/x/${canary}?q=${canary}`,
          query_string: canary,
          cookies: { session: canary },
          headers: { authorization: canary },
          data: canary,
        },
        exception: {
          values: [
            {
              type: canary,
              value: `Unexpected token in ${canary}`,
              mechanism: { type: "generic", data: { value: canary } },
              stacktrace: {
                frames: [
                  {
                    filename: `https://naran.example/${canary}`,
                    function: "f",
                    vars: { a: canary },
                    context_line: canary,
                  },
                ],
              },
            },
            { type: "TypeError", value: `${canary} is not a function` },
            { type: "TypeError", value: `Cannot read properties of undefined (reading '${canary}')` },
          ],
        },
      }),
    );
    expect(text).not.toContain(canary);
  });

  it("keeps no message but those that are known to be made of our own names", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (typed) => {
        const value = `The value ${typed} is wrong`;
        expect(scrubEvent({ exception: { values: [{ type: "Error", value }] } }).exception.values[0]?.value).toBe("");
      }),
    );
  });

  it("makes an event of nothing", () => {
    expect(scrubEvent({}).exception).toEqual({ values: [] });
  });
});

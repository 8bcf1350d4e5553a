import { expect, test } from "vitest";
import { describeError } from "./describe-error.ts";
import { createLogger } from "./logger.ts";

function logged(write: (logger: ReturnType<typeof createLogger>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  write(createLogger("debug", { write: (line) => lines.push(line) }));
  return lines.map((line) => JSON.parse(line));
}

test("a line is JSON with its level, time and service", () => {
  const [line] = logged((logger) => logger.info({ route: "/api/tablets", status: 200 }, "answered"));
  expect(line).toMatchObject({ level: "info", service: "api", route: "/api/tablets", status: 200, msg: "answered" });
  expect(line?.time).toMatch(/^\d{4}-\d\d-\d\dT/);
});

test("an error is logged by kind and place, never by what it says or carries", () => {
  const cause = Object.assign(new Error("Key (phone_number)=(01012345678) already exists."), {
    code: "23505",
    detail: "Key (phone_number)=(01012345678)",
    constraint_name: "users_verified_phone",
    parameters: ["01012345678"],
  });
  const error = new Error("Failed query: update users\nparams: 01012345678", { cause });
  const [line] = logged((logger) => logger.error({ err: error }, "unexpected error"));
  expect(JSON.stringify(line)).not.toContain("01012345678");
  expect(line?.err).toMatchObject({ type: "Error", cause: { errorCode: "23505", constraint: "users_verified_phone" } });
  expect(describeError(error)?.stack?.[0]).toContain("logger.test.ts");
});

test("names of secrets and personal data never reach a line, at the top or one level down", () => {
  const [line] = logged((logger) =>
    logger.info({ email: "a@b.kr", user: { phoneNumber: "01012345678", id: 7 }, password: "x" }),
  );
  expect(line).toMatchObject({ user: { id: 7 } });
  expect(JSON.stringify(line)).not.toMatch(/a@b\.kr|01012345678|password/);
});

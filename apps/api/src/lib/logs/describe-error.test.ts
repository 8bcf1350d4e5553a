import { expect, inject, test } from "vitest";
import { refusal, startRefusingDatabase } from "../../../test/refusing-database.ts";
import { openDatabase } from "../../db/client.ts";
import { createLogger } from "./logger.ts";

/** The `err` of a line, as it is written. */
function logged(error: unknown): unknown {
  let line = "";
  createLogger("error", { write: (text) => (line += text) }).error({ err: error }, "failed");
  return JSON.parse(line).err;
}

const failureOf = (work: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(work).then(
    () => "it did not fail",
    (error) => error,
  );

test("a wrong port is told by its number and by what was tried", async () => {
  const { sql, close } = openDatabase("postgres://nobody@127.0.0.1:1/none");
  const error = await failureOf(sql`select 1`);
  expect(logged(error)).toMatchObject({ errorCode: "ECONNREFUSED", syscall: "connect", peer: "127.0.0.1:1" });
  // The queue hands errors over without their class.
  expect(logged({ ...(error as Error), message: "01012345678", stack: (error as Error).stack })).toMatchObject({
    type: "object",
    errorCode: "ECONNREFUSED",
    peer: "127.0.0.1:1",
  });
  await close();
});

test("of a host with several addresses the first try is told", () => {
  const tries = [1, 2].map((n) =>
    Object.assign(new Error("connect"), {
      code: "ECONNREFUSED",
      syscall: "connect",
      address: `10.0.0.${n}`,
      port: 5432,
    }),
  );
  const line = logged(new AggregateError(tries, "everything failed"));
  expect(line).toMatchObject({ type: "AggregateError", cause: { errorCode: "ECONNREFUSED", peer: "10.0.0.1:5432" } });
});

test("a session that the server ended, and a pooler's refusal, are told by their codes", async () => {
  const { sql, close } = openDatabase(inject("adminUrl"), { max: 1 });
  const killed = await failureOf(sql`select pg_terminate_backend(pg_backend_pid())`);
  expect(logged(killed)).toMatchObject({ errorCode: expect.stringMatching(/^(CONNECTION_CLOSED|57P01)$/) });
  await close();

  const pooler = await startRefusingDatabase((socket) =>
    socket.end(refusal("08P01", "unsupported startup parameter: jit")),
  );
  const refused = openDatabase(pooler.url);
  const line = logged(await failureOf(refused.sql`select 1`));
  expect(line).toMatchObject({ type: "PostgresError", errorCode: "08P01" });
  expect(JSON.stringify(line)).not.toContain("unsupported");
  await refused.close();
  pooler.stop();
});

test("what an error carries beside its facts stays out, and so do facts that are sentences", () => {
  const error = Object.assign(new Error("01012345678"), {
    code: "no route to 010-1234-5678",
    address: "서울시 강남구 1",
    detail: "Key (email)=(a@b.kr)",
    parameters: ["a@b.kr"],
  });
  expect(JSON.stringify(logged(error))).not.toMatch(/010|서울|a@b/);
  expect(logged("01012345678")).toBeUndefined();
});

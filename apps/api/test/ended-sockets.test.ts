import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import postgres from "postgres";
import { afterEach, beforeEach, expect, inject, test } from "vitest";

// Sockets that end in a certain turn of the event loop. Each test fails without one of the lines of the driver's patch.

let sockets: Socket[];
let sql: postgres.Sql;
/** Ends the next connection that is made once it has said so many things. */
let endsAfter: number;
beforeEach(() => {
  sockets = [];
  endsAfter = Number.POSITIVE_INFINITY;
  sql = open({ max: 2, connect_timeout: 5 });
});
afterEach(() => sql.end({ timeout: 1 }));

function open(limits: { max: number; connect_timeout: number }): postgres.Sql {
  const { hostname, port } = new URL(inject("adminUrl"));
  const socket = async () => {
    const made = connect(Number(port), hostname);
    await once(made, "connect");
    let chunks = 0;
    const last = endsAfter;
    made.on("data", () => ++chunks === last && setImmediate(() => made.destroy()));
    sockets.push(made);
    return made;
  };
  const options = { ...limits, backoff: () => 0.02, onnotice: () => {}, socket };
  return postgres(inject("adminUrl"), options);
}

const codeOf = (work: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(work).then(
    () => "answered",
    (error) => error.code,
  );

const askTwice = () => Promise.all([codeOf(sql`select pg_sleep(0.05)`), codeOf(sql`select pg_sleep(0.05)`)]);
const ANSWERED = ["answered", "answered"];

function endAll(isBackward = false) {
  const ended = sockets.splice(0);
  for (const socket of isBackward ? ended.reverse() : ended) socket.destroy();
}

/** More than a connection takes at once: the first is described before the others are sent. */
const askThree = (client: postgres.ISql) =>
  Promise.all([1, 2, 3].map((n) => codeOf(client`select ${n}::int, ${String(n)}::text`)));
const REFUSED = Array(3).fill("CONNECTION_CLOSED");

test("what is asked while all connections end costs no later statement its answer", async () => {
  // Which connection is the busy one is the driver's choice, so that they end in both orders.
  for (const isBackward of [false, true, false, true]) {
    expect(await askTwice()).toEqual(ANSWERED);
    // Asked again at once, on the other connection: it ends before that is sent.
    const asked = codeOf(sql`select pg_sleep(1)`.catch(() => sql`select 1`));
    await sql`select 1`;
    endAll(isBackward);
    await asked;
  }
  expect(await askTwice()).toEqual(ANSWERED);
});

test("statements of a transaction are refused when its connection ends, and stay so when it is made anew", async () => {
  // Its callback is told too late to fail the transaction, which has been refused by then.
  const told = Promise.withResolvers<unknown[]>();
  const transaction = sql.begin(async (tx) => {
    const asked = askThree(tx);
    await nextTurn();
    endAll();
    const waiting = await asked;
    const others = await askTwice();
    told.resolve([...waiting, ...others, await codeOf(tx`select 1`)]);
  });
  expect(await codeOf(transaction)).toBe("CONNECTION_CLOSED");
  expect(await told.promise).toEqual([...REFUSED, ...ANSWERED, "CONNECTION_CLOSED"]);
  expect(await askTwice()).toEqual(ANSWERED);
});

test("a reserved connection that ends refuses what waits and what comes, and takes nothing from others", async () => {
  const reserved = await sql.reserve();
  const asked = askThree(reserved);
  await nextTurn();
  endAll();
  expect(await asked).toEqual(REFUSED);
  expect(await askTwice()).toEqual(ANSWERED);
  expect(await codeOf(reserved`select 1`)).toBe("CONNECTION_CLOSED");
  reserved.release();
  expect(await askTwice()).toEqual(ANSWERED);
  expect(await askThree(sql)).toEqual(Array(3).fill("answered"));
});

test("whoever waits for a connection of their own gets the one that is made in place of one that ended", async () => {
  const one = open({ max: 1, connect_timeout: 5 });
  await one`select 1`;
  const asked = codeOf(one`select pg_sleep(1)`);
  await nextTurn();
  const waiting = one.reserve();
  endAll();
  expect(await asked).toBe("CONNECTION_CLOSED");
  const reserved = await waiting;
  expect(await codeOf(reserved`select 1`)).toBe("answered");
  reserved.release();
  await one.end();
});

test("no statement waits on a connection for as long as another caller's takes", async () => {
  const one = open({ max: 1, connect_timeout: 1.5 });
  await one`select 1`;
  // The long one is sent when the short one is answered, and the third not along with it.
  const [, long, third] = [one`select pg_sleep(0.1)`, one`select pg_sleep(10)`, one`select 1`].map(codeOf);
  expect(await third).toBe("CONNECT_TIMEOUT");
  expect(await codeOf(one`select 1`)).toBe("CONNECT_TIMEOUT");
  await one.end({ timeout: 0 });
  expect(await long).toBe("CONNECTION_DESTROYED");
});

test("a connection may end at any step of its opening", async () => {
  for (endsAfter = 1; endsAfter <= 6; endsAfter++) {
    const one = open({ max: 1, connect_timeout: 5 });
    expect(["answered", "CONNECTION_CLOSED"]).toContain(await codeOf(one`select ${1}::int`));
    await one.end({ timeout: 1 });
  }
});

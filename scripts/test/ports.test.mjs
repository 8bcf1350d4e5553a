import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:net";
import { test } from "node:test";
import { assertPortsFree, findFreePorts, PORTS, readPorts } from "../lib/processes/ports.mjs";

async function occupied(port, use, host = "127.0.0.1") {
  const server = createServer().listen(port, host);
  await once(server, "listening");
  try {
    await use();
  } finally {
    server.close();
  }
}

test("the default ports are the documented ones", () => {
  const expected = {
    buyer: 3000,
    tutor: 3001,
    account: 3002,
    exam: 3003,
    api: 4000,
    sandbox: 4010,
    smtp: 4011,
    postgres: 5454,
  };
  assert.deepEqual(readPorts({}), expected);
});

test("each variable overrides its port", () => {
  for (const [index, { key, variable }] of PORTS.entries()) {
    assert.equal(readPorts({ [variable]: String(21_000 + index) })[key], 21_000 + index);
  }
});

for (const value of ["abc", "0", "65536", "80.5", "-1"]) {
  test(`API_PORT=${value} is refused in one line`, () => {
    assert.throws(() => readPorts({ API_PORT: value }), {
      message: `Cannot start: API_PORT=${value} is not a port (1 to 65535).`,
    });
  });
}

test("two services on one port are refused before anything starts", () => {
  assert.throws(() => readPorts({ API_PORT: "3000" }), /BUYER_PORT and API_PORT are both 3000/);
});

test("a port in use is named in one line, with its user and the variable that overrides it", async () => {
  const ports = await findFreePorts();
  await occupied(ports.exam, async () => {
    const problem = await assertPortsFree(ports).catch((error) => error.message);
    assert.equal(
      problem,
      `Cannot start: port ${ports.exam} is taken but needed for the exam host (move it with EXAM_PORT=<other port>).`,
    );
    await assertPortsFree(ports, { without: ["exam"] });
  });
  await assertPortsFree(ports);
});

test("a port in use on all addresses is detected too", async () => {
  const ports = await findFreePorts();
  await occupied(ports.api, () => assert.rejects(assertPortsFree(ports), /API_PORT/), "0.0.0.0");
});

test("free ports differ from each other", async () => {
  const ports = Object.values(await findFreePorts());
  assert.equal(new Set(ports).size, PORTS.length);
});

import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { firstLoad, moduleScripts } from "../lib/web/page-sizes.mjs";
import { budgetOf } from "../lib/web/size-budgets.mjs";

const script = randomBytes(4000).toString("base64");
const HTML = `<html><script>inline()</script><script src="/a.js" async=""></script><script src="/a.js"></script>
  <script src="/old.js" noModule=""></script><link rel="preload" as="script" href="/a.js"></html>`;

async function withServer(pages, use) {
  const server = createServer((request, response) => {
    const page = pages[request.url];
    if (typeof page === "object") return response.writeHead(307, { location: page.to }).end();
    return page === undefined ? response.writeHead(500).end() : response.end(page);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    return await use(`http://127.0.0.1:${server.address().port}`);
  } finally {
    server.close();
  }
}

test("scripts of the HTML count once; inline ones and those for old browsers don't", () => {
  assert.deepEqual(moduleScripts(HTML), ["/a.js"]);
});

test("the size is what gzip makes of the scripts", async () => {
  await withServer({ "/": HTML, "/a.js": script }, async (origin) => {
    const { kib, scripts } = await firstLoad(`${origin}/`);
    assert.equal(scripts, 1);
    assert.equal(kib, gzipSync(script).length / 1024);
  });
});

test("a redirect inside the app is followed; a broken page or script is an error", async () => {
  await withServer(
    { "/old": { to: "/" }, "/": HTML, "/a.js": script, "/broken": HTML.replaceAll("a.js", "gone.js") },
    async (origin) => {
      assert.equal((await firstLoad(`${origin}/old`)).scripts, 1);
      await assert.rejects(firstLoad(`${origin}/none`), /answers 500/);
      await assert.rejects(firstLoad(`${origin}/broken`), /gone\.js answers 500/);
    },
  );
});

test("budgets: the pages of a purchase and of the buyer's own data may have more", () => {
  for (const route of ["/", "/price", "/simple-enroll", "/tutoring/consult", "/mypages"]) {
    assert.equal(budgetOf("buyer", route), 172, route);
  }
  for (const route of ["/tutoring/enroll", "/tutoring/enroll/payment", "/mypage/order", "/myclass"]) {
    assert.equal(budgetOf("buyer", route), 220, route);
  }
});

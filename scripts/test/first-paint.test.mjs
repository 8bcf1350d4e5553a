import assert from "node:assert/strict";
import { test } from "node:test";
import { codeOf, compiledAhead, firstPaint } from "../../packages/web/scripts/first-paint.mjs";
import { moduleScripts } from "../lib/web/page-sizes.mjs";

const PAGE =
  '<html><head><link rel="stylesheet" href="/_next/a/b.css" data-precedence="next"/><link rel="preload" as="script" fetchPriority="low" href="/main.js"/>' +
  '<script src="/a.js" async=""></script><script src="/old.js" noModule=""></script></head><body><script>inline()</script>' +
  '<script src="/main.js" id="_R_" async=""></script></body></html>';
const FONTS =
  "@font-face{font-family:Naran Sans;src:url(/own.woff2)}html[data-font=device]{--a:b}[data-font=own]{--a:c}";
const read = () => `${FONTS}a{b:url(../c.png)}`;

test("the code of a page counts as its own, but none of it is asked for by itself", () => {
  const page = firstPaint(PAGE, read);
  assert.deepEqual(moduleScripts(page), ["/a.js", "/main.js"]);
  assert.doesNotMatch(page, /<script src="[^"]+"(?! noModule)|rel="preload"/);
});

test("the code that a page begins with is named, and says in its first line that all of it is called", () => {
  assert.deepEqual(codeOf(firstPaint(PAGE, read)), ["/a.js", "/main.js"]);
  assert.deepEqual(compiledAhead("run();\n").split("\n"), ["//# allFunctionsCalledOnLoad", "run();", ""]);
});

test("the style stands in the page, where React finds the link of it and loads nothing", () => {
  const page = firstPaint(PAGE, read);
  assert.ok(page.includes("a{b:url(/_next/c.png)}</style>"));
  assert.ok(page.includes('<link rel="stylesheet" href="/_next/a/b.css" data-precedence="next" disabled=""/>'));
});

test("addresses in a style are those that they were, from the page", () => {
  const styleOf = (text) => /<style>(.*)<\/style>/.exec(firstPaint(PAGE, () => FONTS + text))[1].slice(FONTS.length);
  const whole = "url(/x.png) url(data:image/png;base64,AA==) url(https://a.example/b.png) url(#mask)";
  assert.equal(styleOf(whole), whole);
  assert.equal(styleOf(`url("d.png")`), `url("/_next/a/d.png")`);
});

test("a page begins with the device's font", () => {
  assert.ok(firstPaint(PAGE, read).startsWith('<html data-font="device">'));
});

test("a style that knows nothing of it stops the build", () => {
  for (const rule of [/@font-face[^}]*\}/, /html[^}]*\}/, /\[data-font=own[^}]*\}/]) {
    assert.throws(() => firstPaint(PAGE, () => FONTS.replace(rule, "")), /fonts a page begins with/);
  }
});

test("the rest of the page stays as it was", () => {
  const page = firstPaint(PAGE, read);
  for (const part of ['<script src="/old.js" noModule="">', "<script>inline()"]) assert.ok(page.includes(part), part);
});

test("a page that is written differently stops the build", () => {
  assert.throws(() => firstPaint("<html><head></head></html>", read), /adjust first-paint/);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { firstPaint } from "../../packages/web/scripts/first-paint.mjs";
import { moduleScripts } from "../lib/page-sizes.mjs";

const PAGE =
  '<html><head><link rel="stylesheet" href="/_next/a/b.css" data-precedence="next"/><link rel="preload" as="script" fetchPriority="low" href="/main.js"/>' +
  '<script src="/a.js" async=""></script><script src="/old.js" noModule=""></script></head><body><script>inline()</script>' +
  '<script src="/main.js" id="_R_" async=""></script></body></html>';
const read = () => "a{b:url(../c.png)}";

test("the code of a page counts as its own, but none of it is asked for by itself", () => {
  const page = firstPaint(PAGE, read);
  assert.deepEqual(moduleScripts(page), ["/a.js", "/main.js"]);
  assert.doesNotMatch(page, /<script src="[^"]+"(?! noModule)|rel="preload"/);
});

test("the style stands in the page, where React finds the link of it and loads nothing", () => {
  const page = firstPaint(PAGE, read);
  assert.ok(page.includes("<style>a{b:url(/_next/c.png)}</style>"));
  assert.ok(page.includes('<link rel="stylesheet" href="/_next/a/b.css" data-precedence="next" disabled=""/>'));
});

test("addresses in a style are those that they were, from the page", () => {
  const styleOf = (text) => /<style>(.*)<\/style>/.exec(firstPaint(PAGE, () => text))[1];
  const whole = "url(/x.png) url(data:image/png;base64,AA==) url(https://a.example/b.png) url(#mask)";
  assert.equal(styleOf(whole), whole);
  assert.equal(styleOf(`url("d.png")`), `url("/_next/a/d.png")`);
});

const OWN = '@font-face{font-family:Own;font-weight:400 700;font-display:swap;src:url(own.woff2)format("woff2")}';
const REST = "@font-face{font-family:Rest;unicode-range:U+1-2;src:url(rest.woff2)}";
const DEVICE = '@font-face{font-family:Device;src:local("Arial")}';

test("fonts that are loaded wait, those of the device don't", () => {
  const page = firstPaint(PAGE, () => `${OWN}${REST}${DEVICE}a{b:c}`);
  assert.ok(page.includes(`<style>${DEVICE}a{b:c}</style>`));
  assert.ok(
    page.includes(
      '<style media="not all" data-family="Own" data-weight="400 700" data-source="url(/_next/a/own.woff2)format(&quot;woff2&quot;)">' +
        `${REST.replace("rest", "/_next/a/rest")}</style>`,
    ),
  );
});

test("fonts in another order stop the build", () => {
  assert.throws(() => firstPaint(PAGE, () => `${REST}${OWN}`), /first font/);
});

test("the rest of the page stays as it was", () => {
  const page = firstPaint(PAGE, read);
  for (const part of ['<script src="/old.js" noModule="">', "<script>inline()"]) assert.ok(page.includes(part), part);
});

test("a page that is written differently stops the build", () => {
  assert.throws(() => firstPaint("<html><head></head></html>", read), /adjust first-paint/);
});

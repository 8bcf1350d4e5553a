// What stands between a built page and its first paint is taken out of the way (ADR 0060).

/** A script of Next's in a page that was built: async, from a file. */
const SCRIPT = /<script src="([^"]+)"(?: id="_R_")? async=""><\/script>/g;
/** Next asks for the last one of them early, at the top of the page. */
const PRELOAD = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g;
const STYLESHEET = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g;
/** An address in a stylesheet that counts from the stylesheet's own. */
const RELATIVE = /\burl\((["']?)(?![a-z]+:|[/#"'])([^"')]+)\1\)/g;
const OWN_FONT = "Naran Sans";
/** So many take it on in one frame, or a few more. */
const ELEMENTS = 40;
/** What a style has to tell, so that a page can begin with the device's font and take ours on (web.css). */
const FONT_RULES = [
  new RegExp(`@font-face\\{font-family:"?${OWN_FONT}"?;`),
  /html\[data-font="?device"?\]\{/,
  /\[data-font="?own"?\]\{/,
];

// Whoever comes back to a page wants it as it was left, so it is laid out as a whole: a scroll position needs true heights.
// A page that nobody sees paints nothing: it waits for no paint. The font is taken on by a part of the page in each frame: all
// texts at once are one long task on a phone, in which nothing that is pressed gets an answer.
const RUN = `(function () {
  var root = document.documentElement;
  var isRun = false;
  function run() {
    if (isRun) return;
    isRun = true;
    document.fonts.load('1em "${OWN_FONT}"').then(function (faces) {
      if (faces.length) takeFont();
    }, function () {});
    document.querySelectorAll("link[data-code]").forEach(function (link) {
      var script = document.createElement("script");
      script.src = link.getAttribute("href");
      script.async = true;
      document.head.append(script);
    });
  }
  function takeFont() {
    var parts = partsOf(document.body, []);
    (function next() {
      if (!parts.length || document.hidden) return delete root.dataset.font;
      for (var elements = 0; parts.length && elements < ${ELEMENTS}; ) {
        var part = parts.shift();
        elements += sizeOf(part);
        part.dataset.font = "own";
      }
      requestAnimationFrame(next);
    })();
  }
  function partsOf(parent, parts) {
    Array.from(parent.children).forEach(function (child) {
      if (/^(SCRIPT|STYLE|TEMPLATE)$/.test(child.tagName)) return;
      if (sizeOf(child) > ${ELEMENTS}) partsOf(child, parts);
      else parts.push(child);
    });
    return parts;
  }
  function sizeOf(part) {
    return part.getElementsByTagName("*").length + 1;
  }
  var visit = performance.getEntriesByType("navigation")[0];
  if (visit && visit.type !== "navigate") root.dataset.started = "";
  if (document.hidden) return run();
  new PerformanceObserver(function (paints) {
    if (paints.getEntriesByName("first-contentful-paint").length) run();
  }).observe({ type: "paint", buffered: true });
  document.addEventListener("visibilitychange", run, { once: true });
  setTimeout(run, 3000);
})()`;

/**
 * A built page that can be painted as soon as it is there: its style stands in it, its code and its font come after the
 * first paint.
 * @param {string} html of a prerendered page, whole or a shell
 * @param {(address: string) => string} readStyle the text of a stylesheet by its address in the page
 * @returns {string}
 * @throws Error when the page or its style has not the form that Next and the kit write them in
 */
export function firstPaint(html, readStyle) {
  return codeAfterPaint(styleInPage(html, readStyle));
}

/**
 * @param {string} html what `firstPaint` gave
 * @returns {string[]} the addresses of the code that the page asks for after its first paint
 */
export function codeOf(html) {
  return [...html.matchAll(/<link data-code="" href="([^"]+)"\/>/g)].map(([, address]) => address);
}

/**
 * Nearly all of the code that every page begins with is called at once. A browser that is told so compiles it as it arrives, in a
 * thread of its own; otherwise each function is compiled when it is first called, in the page's way.
 * @param {string} script
 * @returns {string}
 */
export function compiledAhead(script) {
  return `//# allFunctionsCalledOnLoad\n${script}`;
}

function codeAfterPaint(html) {
  const sources = new Set([...html.matchAll(SCRIPT)].map(([, source]) => source));
  if (sources.size === 0 || !html.includes("</head>"))
    throw new Error("No scripts in the page: Next writes them differently, adjust first-paint.mjs");
  const links = [...sources].map((source) => `<link data-code="" href="${source}"/>`);
  return html
    .replace(SCRIPT, "")
    .replace(PRELOAD, "")
    .replace("<html", '<html data-font="device"')
    .replace("</head>", () => `${links.join("")}<script>${RUN}</script></head>`);
}

/** React looks for the links of the page's stylesheets and would add what it misses: they stay, but load nothing. */
function styleInPage(html, readStyle) {
  const texts = [];
  const page = html.replace(STYLESHEET, (link, address) => {
    const text = readStyle(address).replace(
      RELATIVE,
      (_, quote, path) => `url(${quote}${resolve(path, address)}${quote})`,
    );
    texts.push(text);
    return `<style>${text}</style>${link.replace("/>", ' disabled=""/>')}`;
  });
  if (texts.length > 0 && !FONT_RULES.every((rule) => texts.some((text) => rule.test(text))))
    throw new Error("The style does not tell the fonts a page begins with and takes on: adjust first-paint.mjs");
  return page;
}

function resolve(path, address) {
  return new URL(path, new URL(address, "http://page")).pathname;
}

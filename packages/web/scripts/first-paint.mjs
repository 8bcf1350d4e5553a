// What stands between a built page and its first paint is taken out of the way (ADR 0060).

/** A script of Next's in a page that was built: async, from a file. */
const SCRIPT = /<script src="([^"]+)"(?: id="_R_")? async=""><\/script>/g;
/** Next asks for the last one of them early, at the top of the page. */
const PRELOAD = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g;
const STYLESHEET = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g;
/** An address in a stylesheet that counts from the stylesheet's own. */
const RELATIVE = /\burl\((["']?)(?![a-z]+:|[/#"'])([^"')]+)\1\)/g;
/** A font that is loaded; those of the device stay where they are. */
const FACE = /@font-face\{[^}]*\burl\([^}]*\}/g;

// Whoever comes back to a page wants it as it was left, so it is laid out as a whole: a scroll position needs true heights.
// A page that nobody sees paints nothing: it waits for no paint. The font is added when it is there, with the rules for other
// letters, so that the page is laid out anew once.
const RUN = `(function () {
  var isRun = false;
  function run() {
    if (isRun) return;
    isRun = true;
    document.querySelectorAll("style[data-family]").forEach(function (style) {
      var own = style.dataset;
      new FontFace(own.family, own.source, { weight: own.weight, display: "swap" }).load().then(function (face) {
        document.fonts.add(face);
        style.media = "all";
      }, function () {});
    });
    document.querySelectorAll("link[data-code]").forEach(function (link) {
      var script = document.createElement("script");
      script.src = link.getAttribute("href");
      script.async = true;
      document.head.append(script);
    });
  }
  var visit = performance.getEntriesByType("navigation")[0];
  if (visit && visit.type !== "navigate") document.documentElement.dataset.started = "";
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

function codeAfterPaint(html) {
  const sources = new Set([...html.matchAll(SCRIPT)].map(([, source]) => source));
  if (sources.size === 0 || !html.includes("</head>"))
    throw new Error("No scripts in the page: Next writes them differently, adjust first-paint.mjs");
  const links = [...sources].map((source) => `<link data-code="" href="${source}"/>`);
  return html
    .replace(SCRIPT, "")
    .replace(PRELOAD, "")
    .replace("</head>", () => `${links.join("")}<script>${RUN}</script></head>`);
}

/** React looks for the links of the page's stylesheets and would add what it misses: they stay, but load nothing. */
function styleInPage(html, readStyle) {
  return html.replace(STYLESHEET, (link, address) => {
    const text = readStyle(address).replace(
      RELATIVE,
      (_, quote, path) => `url(${quote}${resolve(path, address)}${quote})`,
    );
    return `<style>${text.replace(FACE, "")}</style>${fonts(text)}${link.replace("/>", ' disabled=""/>')}`;
  });
}

/** The rules of the fonts that are loaded: one for the page's own letters, then those for what else people write. */
function fonts(text) {
  const [own, ...others] = text.match(FACE) ?? [];
  if (!own) return "";
  const value = (name) => new RegExp(`[{;]${name}:([^;}]+)`).exec(own)?.[1]?.replaceAll('"', "&quot;");
  if (/unicode-range/.test(own) || !value("src"))
    throw new Error("The first font is not the one of the page's own letters: adjust first-paint.mjs");
  const facts = `data-family="${value("font-family")}" data-weight="${value("font-weight")}" data-source="${value("src")}"`;
  return `<style media="not all" ${facts}>${others.join("")}</style>`;
}

function resolve(path, address) {
  return new URL(path, new URL(address, "http://page")).pathname;
}

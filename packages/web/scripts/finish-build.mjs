// Completes `next build` of one web app (run in its folder): puts the static files beside the standalone server, makes
// prerendered pages and their code ready for the first paint, and writes csp-hashes.json, the hashes of the inline scripts and
// styles of those pages (engineering §6).
import { createHash } from "node:crypto";
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join, relative, resolve, sep } from "node:path";
import { codeOf, compiledAhead, firstPaint } from "./first-paint.mjs";

/** Shorter files have little to compile, and the line would be a good part of them. */
const WORTH_COMPILING = 20_000;

const app = process.cwd();
const { config } = JSON.parse(readFileSync(join(app, ".next", "required-server-files.json"), "utf8"));
const server = join(app, ".next", "standalone", relative(config.outputFileTracingRoot ?? resolve(app, "../.."), app));
if (!existsSync(join(server, "server.js")))
  throw new Error(`No standalone server of ${basename(app)}: run next build first`);
const built = join(app, ".next", "server", "app");
const served = join(server, ".next", "server", "app");

cpSync(join(app, ".next", "static"), join(server, ".next", "static"), { recursive: true });
if (existsSync(join(app, "public"))) cpSync(join(app, "public"), join(server, "public"), { recursive: true });

// A page with parts that are rendered per request ("postponed") gets a nonce for those; only its shell is hashed.
const { routes } = JSON.parse(readFileSync(join(app, ".next", "prerender-manifest.json"), "utf8"));
const whole = {};
const shells = {};
const styles = new Set(toastStyles());
const code = new Set();
for (const file of globSync("**/*.html", { cwd: built }).sort()) {
  const path = `/${file.slice(0, -".html".length).split(sep).join("/")}`.replace(/\/index$/, "") || "/";
  const drawn = readFileSync(join(built, file), "utf8");
  // A page that has nothing to show before its address is known has an empty shell.
  const html = drawn === "" ? drawn : firstPaint(drawn, readBuilt);
  writeFileSync(join(served, file), html);
  for (const address of codeOf(html)) code.add(address);
  for (const style of inlineTexts(html, "style")) styles.add(hash(style));
  const scripts = [...new Set(inlineTexts(html, "script").map(hash))];
  if (isPostponed(file)) shells[path] = scripts;
  else {
    const age = routes[path]?.initialRevalidateSeconds;
    // Rendered again at run time, its scripts would no longer be the ones that are hashed here.
    if (age)
      throw new Error(`${path} revalidates after ${age} s: read its data after connection(), or never revalidate`);
    whole[path] = scripts;
  }
}
for (const address of code) {
  const script = readBuilt(address);
  if (script.length > WORTH_COMPILING) writeFileSync(fileOf(join(server, ".next"), address), compiledAhead(script));
}
writeFileSync(join(server, "csp-hashes.json"), JSON.stringify({ whole, shells, styles: [...styles] }));
console.log(`${basename(app)}: static files copied, scripts of ${Object.keys(whole).length} prerendered pages hashed`);

function isPostponed(file) {
  const meta = join(built, file.replace(/\.html$/, ".meta"));
  return existsSync(meta) && JSON.parse(readFileSync(meta, "utf8")).postponed !== undefined;
}

/** The kit's toasts add a style element, empty at first and then with one constant text: the policy has to know both. */
function toastStyles() {
  const kit = createRequire(createRequire(join(app, "package.json")).resolve("@pkg/ui/styles.css"));
  const source = readFileSync(kit.resolve("sonner"), "utf8");
  const [, text] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source) ?? [];
  if (!text) throw new Error("The toasts' style text was not found: sonner changed, adjust finish-build.mjs");
  return [hash(""), hash(JSON.parse(text))];
}

/** @param {"script" | "style"} name */
function inlineTexts(html, name) {
  const elements = [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>([\\s\\S]*?)</${name}>`, "g"))];
  return elements.filter(([, attributes]) => !/\ssrc=/.test(attributes)).map(([, , text]) => text);
}

/** The text of a static file by its address in a page. */
function readBuilt(address) {
  return readFileSync(fileOf(join(app, ".next"), address), "utf8");
}

function fileOf(folder, address) {
  return join(folder, address.replace(/^\/_next\//, "").replace(/\?.*$/, ""));
}

function hash(text) {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

// Completes `next build` of one web app (run in its folder): copies the static files beside the standalone server, and writes
// csp-hashes.json, the hashes of the inline scripts and styles of the prerendered pages, for the policy (ADR 0012).
import { createHash } from "node:crypto";
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, relative, resolve, sep } from "node:path";

const app = process.cwd();
const { config } = JSON.parse(readFileSync(join(app, ".next", "required-server-files.json"), "utf8"));
const server = join(app, ".next", "standalone", relative(config.outputFileTracingRoot ?? resolve(app, "../.."), app));
if (!existsSync(join(server, "server.js")))
  throw new Error(`No standalone server of ${basename(app)}: run next build first`);
const built = join(app, ".next", "server", "app");

cpSync(join(app, ".next", "static"), join(server, ".next", "static"), { recursive: true });
if (existsSync(join(app, "public"))) cpSync(join(app, "public"), join(server, "public"), { recursive: true });

// A page with parts that are rendered per request ("postponed") gets a nonce for those; only its shell is hashed.
const { routes } = JSON.parse(readFileSync(join(app, ".next", "prerender-manifest.json"), "utf8"));
const whole = {};
const shells = {};
const styles = new Set();
for (const file of globSync("**/*.html", { cwd: built }).sort()) {
  const path = `/${file.slice(0, -".html".length).split(sep).join("/")}`.replace(/\/index$/, "") || "/";
  const html = readFileSync(join(built, file), "utf8");
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
writeFileSync(join(server, "csp-hashes.json"), JSON.stringify({ whole, shells, styles: [...styles] }));
console.log(`${basename(app)}: static files copied, scripts of ${Object.keys(whole).length} prerendered pages hashed`);

function isPostponed(file) {
  const meta = join(built, file.replace(/\.html$/, ".meta"));
  return existsSync(meta) && JSON.parse(readFileSync(meta, "utf8")).postponed !== undefined;
}

/** @param {"script" | "style"} name */
function inlineTexts(html, name) {
  const elements = [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>([\\s\\S]*?)</${name}>`, "g"))];
  return elements.filter(([, attributes]) => !/\ssrc=/.test(attributes)).map(([, , text]) => text);
}

function hash(text) {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

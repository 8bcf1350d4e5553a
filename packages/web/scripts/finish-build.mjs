// Completes `next build` of one web app (run in its folder): puts the static files beside the standalone server and
// writes csp-hashes.json, the hashes of the inline scripts of every prerendered page (engineering §6).
import { createHash } from "node:crypto";
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join, relative, resolve, sep } from "node:path";

const app = process.cwd();
const built = join(app, ".next", "server", "app");
const { config } = JSON.parse(readFileSync(join(app, ".next", "required-server-files.json"), "utf8"));
const server = join(app, ".next", "standalone", relative(config.outputFileTracingRoot ?? resolve(app, "../.."), app));
if (!existsSync(join(server, "server.js")))
  throw new Error(`No standalone server of ${basename(app)}: run next build first`);

cpSync(join(app, ".next", "static"), join(server, ".next", "static"), { recursive: true });
if (existsSync(join(app, "public"))) cpSync(join(app, "public"), join(server, "public"), { recursive: true });

// A page with parts that are rendered per request ("postponed") gets a nonce for those; only its shell is hashed.
const { routes } = JSON.parse(readFileSync(join(app, ".next", "prerender-manifest.json"), "utf8"));
const whole = {};
const shells = new Set();
for (const file of globSync("**/*.html", { cwd: built }).sort()) {
  const path = `/${file.slice(0, -".html".length).split(sep).join("/")}`.replace(/\/index$/, "") || "/";
  const scripts = inlineScripts(readFileSync(join(built, file), "utf8")).map(hash);
  if (isPostponed(file)) for (const script of scripts) shells.add(script);
  else {
    const age = routes[path]?.initialRevalidateSeconds;
    // Rendered again at run time, its scripts would no longer be the ones that are hashed here.
    if (age)
      throw new Error(`${path} revalidates after ${age} s: read its data after connection(), or never revalidate`);
    whole[path] = scripts;
  }
}
writeFileSync(join(server, "csp-hashes.json"), JSON.stringify({ whole, shells: [...shells], styles: toastStyles() }));
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

function inlineScripts(html) {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
  return scripts.filter(([, attributes]) => !/\ssrc=/.test(attributes)).map(([, , text]) => text);
}

function hash(script) {
  return `sha256-${createHash("sha256").update(script).digest("base64")}`;
}

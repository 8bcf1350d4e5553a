// Completes `next build` of one web app (run in its folder): puts the static files beside the standalone server and
// writes csp-hashes.json, the hashes of the inline scripts of every prerendered page (engineering §6).
import { createHash } from "node:crypto";
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, relative, resolve, sep } from "node:path";

const app = process.cwd();
const built = join(app, ".next", "server", "app");
const { config } = JSON.parse(readFileSync(join(app, ".next", "required-server-files.json"), "utf8"));
const server = join(app, ".next", "standalone", relative(config.outputFileTracingRoot ?? resolve(app, "../.."), app));
if (!existsSync(join(server, "server.js")))
  throw new Error(`No standalone server of ${basename(app)}: run next build first`);

cpSync(join(app, ".next", "static"), join(server, ".next", "static"), { recursive: true });
if (existsSync(join(app, "public"))) cpSync(join(app, "public"), join(server, "public"), { recursive: true });

const hashes = {};
for (const file of globSync("**/*.html", { cwd: built }).sort()) {
  const path = `/${file.slice(0, -".html".length).split(sep).join("/")}`.replace(/\/index$/, "") || "/";
  hashes[path] = inlineScripts(readFileSync(join(built, file), "utf8")).map(hash);
}
writeFileSync(join(server, "csp-hashes.json"), JSON.stringify(hashes));
console.log(`${basename(app)}: static files copied, scripts of ${Object.keys(hashes).length} prerendered pages hashed`);

function inlineScripts(html) {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
  return scripts.filter(([, attributes]) => !/\ssrc=/.test(attributes)).map(([, , text]) => text);
}

function hash(script) {
  return `sha256-${createHash("sha256").update(script).digest("base64")}`;
}

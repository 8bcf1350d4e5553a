// Runs on any Node >= 20: nothing newer may be used here.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { takeLock } from "./lock.mjs";
import { root } from "./paths.mjs";

const tools = join(root, ".tools");
const bin = join(tools, "node_modules", ".bin");
const stamp = join(tools, "installed");

/** Installs the pinned Node and pnpm once, also when several commands start at the same time; returns their bin folder. */
export async function installTools() {
  const { node, pnpm } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).devDependencies;
  const wanted = `node ${node} pnpm ${pnpm}`;
  if (isInstalled(wanted)) return bin;
  mkdirSync(tools, { recursive: true });
  const release = await takeLock(join(tools, "installing"));
  try {
    if (!isInstalled(wanted)) {
      console.error(`Installing ${wanted.replace(" pnpm", " and pnpm")} into .tools (once)...`);
      writeFileSync(join(tools, "package.json"), JSON.stringify({ private: true, dependencies: { node, pnpm } }));
      await npmInstall();
      writeFileSync(stamp, wanted);
    }
  } catch (error) {
    console.error(error.message);
    console.error("Could not install Node and pnpm from the npm registry; the lines above say why.");
    release();
    process.exit(1);
  }
  release();
  return bin;
}

function isInstalled(wanted) {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === wanted && existsSync(join(bin, "node"));
}

function npmInstall() {
  rmSync(stamp, { force: true });
  const args = [
    "install",
    "--no-fund",
    "--no-audit",
    "--no-package-lock",
    "--loglevel=error",
    "--ignore-scripts=false",
  ];
  const child = spawn("npm", args, { cwd: tools, stdio: ["ignore", "pipe", "pipe"] });
  const output = [];
  child.stdout.on("data", (chunk) => output.push(chunk));
  child.stderr.on("data", (chunk) => output.push(chunk));
  const stop = () => child.kill("SIGTERM");
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.off(signal, stop);
      if (code === 0) resolve();
      else reject(new Error(Buffer.concat(output).toString().trim() || `npm install ended with ${code ?? "a signal"}`));
    });
  });
}

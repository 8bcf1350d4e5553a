import { spawnSync } from "node:child_process";

/** @typedef {{ uid?: number, gid?: number }} Ids empty for the user of this process */

/**
 * The user that runs PostgreSQL, which refuses to run as root.
 * @returns {Ids}
 * @throws Error when there is no such user and it cannot be created
 */
export function postgresUser() {
  if (process.getuid?.() !== 0) return {};
  const existing = idsOf("postgres");
  if (existing) return existing;
  run("groupadd", ["--system", "postgres"]);
  run("useradd", ["--system", "--gid", "postgres", "--no-create-home", "--shell", "/usr/sbin/nologin", "postgres"]);
  const ids = idsOf("postgres") ?? idsOf("nobody");
  if (!ids)
    throw new Error(
      "PostgreSQL doesn't run as root, and no user for it could be made: run as a plain user, or set DATABASE_URL.",
    );
  return ids;
}

/**
 * Whether the user can execute or list the path (this needs access to each folder above it).
 * @param {string} path
 * @param {Ids} ids
 */
export function canReach(path, ids) {
  return spawnSync("test", ["-x", path], { ...ids, cwd: "/" }).status === 0;
}

/** @param {string} name */
function idsOf(name) {
  const uid = spawnSync("id", ["-u", name], { encoding: "utf8" });
  const gid = spawnSync("id", ["-g", name], { encoding: "utf8" });
  return uid.status === 0 && gid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : undefined;
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  spawnSync(command, args, { stdio: "ignore" });
}

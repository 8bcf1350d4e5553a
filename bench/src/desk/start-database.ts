import { createDatabaseCopy, startTestServer } from "../../../apps/api/test/test-server.ts";
import { fillDatabase } from "./fill/fill-database.ts";
import { sizesOf, World } from "./fill/world.ts";

/** From so many people on, each table that is filled is told of. */
const MANY = 100_000;

/** A database with so many people: one that was filled before, or a new one that is dropped afterwards. */
export async function startDatabase(people: number, filled: string | undefined) {
  if (filled) return { url: filled, world: new World(sizesOf(people), Date.now()), stop: async () => {} };
  const server = await startTestServer();
  const database = await createDatabaseCopy(server.adminUrl, server.templateName);
  const started = performance.now();
  const world = await fillDatabase(database.url, people, people < MANY ? () => {} : console.log);
  console.log(`${people} people filled in ${Math.round((performance.now() - started) / 1000)} s`);
  const stop = async () => {
    await database.drop();
    await server.stop();
  };
  return { url: database.url, world, stop };
}

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./paths.mjs";

const source = join(root, "apps", "api", "src");

/** Brings the database to the newest migration and fills in the seed (both do nothing the second time); returns who can log in. */
export async function prepareDatabase(url) {
  const { migrateDatabase } = await load("db/migrate.ts");
  const { seedDatabase } = await load("seed/run.ts");
  const { DEMO_PEOPLE } = await load("seed/demo-people.ts");
  await migrateDatabase(url);
  await seedDatabase(url);
  return DEMO_PEOPLE;
}

function load(file) {
  return import(pathToFileURL(join(source, file)).href);
}

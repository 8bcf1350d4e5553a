import { openDatabase } from "@app/api/db/client.ts";
import { classRows } from "./classes.ts";
import { copyRows } from "./copy-rows.ts";
import { deskRows } from "./desk-matters.ts";
import { payoutRows } from "./payouts.ts";
import { peopleRows } from "./people.ts";
import { purchaseRows } from "./purchases.ts";
import { readOffers } from "./read-offers.ts";
import { searchRows } from "./searches.ts";
import { withoutIndexes } from "./without-indexes.ts";
import { wordRows } from "./words.ts";
import { sizesOf, World } from "./world.ts";

/**
 * Adds so many people, with three orders and twenty lessons for each, to a seeded database.
 * @param say is told of each table
 */
export async function fillDatabase(databaseUrl: string, people: number, say: (text: string) => void): Promise<World> {
  const { sql, close } = openDatabase(databaseUrl, { max: 1, isPatient: true });
  const world = new World(sizesOf(people), Date.now());
  const offers = await readOffers(sql);
  const tables = [
    ...peopleRows(world),
    ...purchaseRows(world, offers),
    ...searchRows(world, offers),
    ...classRows(world, offers),
    ...wordRows(world),
    ...deskRows(world),
    ...payoutRows(world),
  ];
  // One connection without foreign keys and triggers; what triggers write is written at the end.
  await sql`set session_replication_role = replica`;
  const names = tables.map(({ table }) => table);
  await withoutIndexes(sql, names, async () => {
    for (const rows of tables) {
      const started = performance.now();
      await copyRows(sql, rows);
      say(`${rows.table} filled in ${Math.round(performance.now() - started)} ms`);
    }
  });
  say("indexes made");
  await sql`select rebuild_search_rows()`;
  for (const table of [...names, "tutor_postings", "tutor_records", "tutor_listings"])
    await sql.unsafe(`vacuum analyze ${table}`);
  await close();
  return world;
}

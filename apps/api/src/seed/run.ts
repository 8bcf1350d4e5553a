import { sql } from "drizzle-orm";
import { openDatabase } from "../db/client.ts";
import { writeVersionedFiles } from "../import/run.ts";
import { isProduction } from "../lib/config/env.ts";
import { seedBenefits } from "./seed-benefits.ts";
import { seedEvents } from "./seed-events.ts";
import { seedPeople } from "./seed-people.ts";
import { seedTutors } from "./seed-tutors.ts";

const SEED_LOCK = 7_269_721;

/**
 * Fills a migrated database with the catalogue, tutors, reviews and demo people. Safe to run again and by
 * several processes at once: all or nothing, under an advisory lock.
 * @throws Error in production: the demo people's password is public.
 */
export async function seedDatabase(url: string): Promise<void> {
  if (isProduction()) throw new Error("The seed holds demo log-ins with a public password: refused in production.");
  const { db, close } = openDatabase(url, { max: 1, isPatient: true });
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
      await writeVersionedFiles(tx);
      await seedTutors(tx);
      await seedPeople(tx);
      await seedBenefits(tx);
      await seedEvents(tx);
    });
  } finally {
    await close();
  }
}

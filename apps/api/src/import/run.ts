import { sql } from "drizzle-orm";
import type { SchoolRegister } from "../adapters/schools/port.ts";
import { openDatabase, type Queryable } from "../db/client.ts";
import { migrateDatabase } from "../db/migrate.ts";
import { type ImportProgress, importSchools } from "./import-schools.ts";
import { readLevelTests } from "./read-level-tests.ts";
import { writeCatalogue } from "./write-catalogue.ts";
import { writeLevelTests } from "./write-level-tests.ts";
import { writePromotions } from "./write-promotions.ts";
import { writeSchools } from "./write-schools.ts";

const CATALOGUE_LOCK = 7_269_722;
const REGISTER_LOCK = 7_269_723;

export interface ImportOptions {
  readonly databaseUrl: string;
  /** The register of all schools; null leaves it at the bundled ones. */
  readonly register: SchoolRegister | null;
  readonly onProgress: (progress: ImportProgress) => void;
}

/**
 * Brings a database to what can be sold: migrations, subjects, products, tablets, feature flags, level tests, schools,
 * universities and the drafts of the two promotions. It holds no people, so it runs in production; safe to run again and by several processes at once.
 * @returns the schools that came from the register
 */
export async function importCatalogue({ databaseUrl, register, onProgress }: ImportOptions): Promise<number> {
  await migrateDatabase(databaseUrl);
  const { db, close } = openDatabase(databaseUrl, { max: 1, isPatient: true });
  try {
    await db.transaction(writeVersionedFiles);
    if (!register) return 0;
    // The lock lives as long as the pool's only connection: it is freed when the run ends, in whatever way.
    await db.execute(sql`select pg_advisory_lock(${REGISTER_LOCK})`);
    return await importSchools(db, register, onProgress);
  } finally {
    await close();
  }
}

/** Writes the versioned files of the catalogue; the lock lets several processes do it at once. */
export async function writeVersionedFiles(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CATALOGUE_LOCK})`);
  await writeCatalogue(tx);
  await writeSchools(tx);
  await writePromotions(tx);
  await writeLevelTests(tx, await readLevelTests());
}

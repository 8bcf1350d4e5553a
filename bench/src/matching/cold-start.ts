// Runs as its own process: time from start to the first answer of the index, and the memory used then.
import { openDatabase } from "@app/api/db/client.ts";
import { createTutorSearch } from "@app/api/features/tutors/tutor-search/search-tutors.ts";
import { pino } from "pino";

const { databaseUrl } = JSON.parse(process.argv[2] ?? "{}");
const { sql, db, close } = openDatabase(databaseUrl);
const search = createTutorSearch(db, { db, sql }, pino({ level: "silent" }));
const before = process.memoryUsage.rss();
const startedAt = performance.now();
search.start();
while (!search.isReady()) await new Promise((resolve) => setTimeout(resolve, 10));
const ms = performance.now() - startedAt;
process.send?.({ ms, before, after: process.memoryUsage.rss() });
await search.stop();
await close();

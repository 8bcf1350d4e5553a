import { drizzle } from "drizzle-orm/postgres-js";
import type { Database, Sql } from "../src/db/client.ts";

/** A way to the database that counts what is asked and what comes back. */
export function countReads(sql: Sql) {
  const seen = { statements: 0, rows: 0 };
  const client = new Proxy(sql, {
    get(target, name, receiver) {
      if (name !== "unsafe") return Reflect.get(target, name, receiver);
      return (...question: Parameters<Sql["unsafe"]>) => {
        seen.statements += 1;
        const answer = target.unsafe(...question);
        // After the caller has chosen the form of the answer.
        queueMicrotask(() => answer.then((rows) => (seen.rows += rows.length)).catch(() => {}));
        return answer;
      };
    },
  });
  return { db: drizzle(client, { casing: "snake_case" }) as Database, seen };
}

import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";

export type Sql = postgres.Sql;

/** Nothing that a request asks may hold up others for long; what is ended here is answered with 503. */
const LIMITS = { statement_timeout: 20_000, lock_timeout: 10_000, idle_in_transaction_session_timeout: 30_000 };

/**
 * Opens a pool. `close` waits for running queries (at most five seconds).
 * @param options.isPatient for migrations and the seed: no limits on how long a statement may take
 */
export function openDatabase(url: string, options: { max?: number; isPatient?: boolean } = {}) {
  // Compiling a plan takes some 20 ms and pays only for statements of seconds, which no request asks.
  const connection = { TimeZone: "UTC", jit: "off", ...(options.isPatient ? {} : LIMITS) };
  const sql = postgres(url, { max: options.max ?? 10, onnotice: () => {}, connection });
  // Without the schema: each transaction would make a builder of relational queries, which nobody uses, for every table of it.
  const db = drizzle(prepareStatements(sql), { casing: "snake_case" });
  return { sql, db, close: () => sql.end({ timeout: 5 }) };
}

/**
 * drizzle asks the client not to prepare its statements, which makes PostgreSQL parse and plan each one anew: about three
 * times its work for a purchase. Statements with parameters are prepared here, inside transactions too.
 */
function prepareStatements<T extends Sql | postgres.TransactionSql>(client: T): T {
  return new Proxy(client, {
    get(target, name, receiver) {
      if (name === "unsafe") {
        return (query: string, args?: postgres.ParameterOrJSON<never>[]) =>
          target.unsafe(query, args, { prepare: args !== undefined && args.length > 0 });
      }
      if (name === "begin" && "begin" in target) {
        return (run: (tx: postgres.TransactionSql) => unknown) => target.begin((tx) => run(prepareStatements(tx)));
      }
      if (name === "savepoint" && "savepoint" in target) {
        return (run: (tx: postgres.TransactionSql) => unknown) => target.savepoint((tx) => run(prepareStatements(tx)));
      }
      return Reflect.get(target, name, receiver);
    },
  });
}

export type Database = ReturnType<typeof openDatabase>["db"];
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** What a repository needs: the pool, or the transaction that is under way. */
export type Queryable = Database | Transaction;

import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";

export type Sql = postgres.Sql;

/** Nothing that one caller asks may hold up others for long; what is ended here is answered with 503. */
const STATEMENT_MS = 20_000;
const IDLE_IN_TRANSACTION_MS = 30_000;
/** How soon a connection that could not be made is tried again: a database that is back is found at once. */
const RECONNECT_SECONDS = 0.25;
/** Whoever migrates or seeds has the time to wait for others who do. */
const PATIENT_SECONDS = 600;

interface PoolOptions {
  /** Connections at once. */
  max?: number;
  /** How long a caller waits for a connection before that is an error; half as long for a row lock. */
  waitSeconds?: number;
  /** How long one statement may take. */
  statementMs?: number;
  /** For migrations and the seed: no limits on how long anything may take. */
  isPatient?: boolean;
}

/** Opens a pool. `close` waits for running queries (at most five seconds). */
export function openDatabase(url: string, options: PoolOptions = {}) {
  const { max = 10, waitSeconds = 10, statementMs = STATEMENT_MS, isPatient } = options;
  const limits = {
    statement_timeout: statementMs,
    // Whoever waits for a lock has a connection that others wait for: they get theirs before their own wait is over.
    lock_timeout: waitSeconds * 500,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  };
  const sql = postgres(url, {
    max,
    // Ours bounds the wait for another caller's connection with it too: see `patches/`.
    connect_timeout: isPatient ? PATIENT_SECONDS : waitSeconds,
    backoff: () => RECONNECT_SECONDS,
    onnotice: () => {},
    // Compiling a plan takes some 20 ms and pays only for statements of seconds, which no request asks.
    connection: { TimeZone: "UTC", jit: "off", ...(isPatient ? {} : limits) },
  });
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
      return Reflect.get(target, name, receiver);
    },
  });
}

export type Database = ReturnType<typeof openDatabase>["db"];
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** What a repository needs: the pool, or the transaction that is under way. */
export type Queryable = Database | Transaction;

// What a run of the API's tests is told from outside, read and checked here and nowhere else.

function count(name: string, otherwise: number): number {
  const value = process.env[name];
  if (!value) return otherwise;
  if (!/^[1-9]\d*$/.test(value)) throw new Error(`${name} is no count: ${value}`);
  return Number(value);
}

/** A PostgreSQL server to use; without one the tests start their own. */
export const DATABASE_URL = process.env.DATABASE_URL || null;

/** Where a process that a test starts finds its programs. */
export const PATH = process.env.PATH;

/** Sequences of the matching commands; 1,000 by hand: `COMMAND_RUNS=1000`. */
export const COMMAND_RUNS = count("COMMAND_RUNS", 200);

/** Bodies per operation and kind; `FUZZ_RUNS=10000` is for a run by hand. */
export const FUZZ_RUNS = count("FUZZ_RUNS", 25);

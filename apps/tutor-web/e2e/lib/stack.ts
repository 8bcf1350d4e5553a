import postgres from "postgres";

function origin(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run these tests with pnpm e2e`);
  return value;
}

export const TUTOR = origin("TUTOR_ORIGIN");
export const ACCOUNT = origin("ACCOUNT_ORIGIN");

const DATABASE_URL = process.env.DATABASE_URL ?? "postgres://postgres:postgres@127.0.0.1:5454/naran";

/** The database behind the product: only to set a scene or to look at what was stored. */
export const sql = postgres(DATABASE_URL, { max: 2, onnotice: () => {} });

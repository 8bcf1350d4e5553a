import postgres from "postgres";
import { DATABASE_URL } from "./env";

/** The product's database: only for setup and for checking stored rows, never in place of the product's own actions. */
export const sql = postgres(DATABASE_URL, { max: 2, onnotice: () => {} });

import postgres from "postgres";
import { DATABASE_URL } from "./env";

/** The database behind the product: only to set a scene or to look at what was stored, never to do what the product should do. */
export const sql = postgres(DATABASE_URL, { max: 2, onnotice: () => {} });

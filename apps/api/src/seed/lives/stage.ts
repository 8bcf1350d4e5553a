import type { Sql } from "../../db/client.ts";
import type { Address } from "./person.ts";

/** The running product of a local run, and its clock. */
export interface Stage {
  readonly address: Address;
  readonly tutorAddress: Address;
  /** For reading ids, and for who was in a room; what else happens, happens by calls. */
  readonly sql: Sql;
  /** A test card that is paid. */
  readonly cardNumber: string;
  /** Takes the product's time to an instant, with all that falls due until then. */
  moveTo(instant: Date): Promise<void>;
}

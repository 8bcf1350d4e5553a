import { expect, it } from "vitest";
import { type Exchange, loadPortoneContract } from "./contract.ts";
import { PORTONE_OPENAPI_MISSING } from "./vendor-schemas.ts";

/**
 * The last test of a file: what its tests exchanged fits the vendor's OpenAPI. The description is kept beside the repository;
 * where it is not there, the test is skipped by a name that says so.
 * @param moreThan fewer recorded exchanges would mean that the recorder missed them
 */
export function itFitsPortone(exchanges: readonly Exchange[], moreThan: number): void {
  it.skipIf(PORTONE_OPENAPI_MISSING !== null)(
    PORTONE_OPENAPI_MISSING ?? "every exchange above fits the vendor's OpenAPI",
    () => {
      expect(exchanges.flatMap(loadPortoneContract())).toEqual([]);
      expect(exchanges.length).toBeGreaterThan(moreThan);
    },
  );
}

import { randomInt, randomUUID } from "node:crypto";
import type { Vendor } from "./vendors.ts";

/** A fictitious person with an account at every vendor. */
export interface VendorPerson {
  /** Digits only; each vendor formats them in its own way. */
  number: number;
  name: string;
  email: string;
}

const NAMED: readonly VendorPerson[] = [
  { number: 4_100_000_001, name: "이수진", email: "sujin.lee@naran.test" },
  { number: 4_100_000_002, name: "김도윤", email: "doyun.kim@naran.test" },
  // The address of a seeded person who logs in by e-mail.
  { number: 4_100_000_003, name: "박지영", email: "parent@naran.test" },
];

export interface People {
  list(vendor: Vendor): readonly VendorPerson[];
  find(vendor: Vendor, number: number): VendorPerson | undefined;
  add(vendor: Vendor, name: string, email: string): VendorPerson;
  /** Returns true once: for the person's first consent at the vendor. */
  isFirstConsent(vendor: Vendor, number: number): boolean;
  clear(): void;
}

/** People with accounts at the vendors; added ones are lost with the process. */
export function createPeople(): People {
  const added = new Map<Vendor, VendorPerson[]>();
  const consented = new Set<string>();
  const list = (vendor: Vendor) => [...NAMED, ...(added.get(vendor) ?? [])];
  return {
    list,
    find: (vendor, number) => list(vendor).find((person) => person.number === number),
    add(vendor, name, email) {
      const number = randomInt(4_200_000_000, 4_999_999_999);
      const person = { number, name: name || "김새봄", email: email || `new-${randomUUID().slice(0, 8)}@naran.test` };
      added.set(vendor, [...(added.get(vendor) ?? []), person]);
      return person;
    },
    isFirstConsent(vendor, number) {
      const key = `${vendor}:${number}`;
      if (consented.has(key)) return false;
      consented.add(key);
      return true;
    },
    clear() {
      added.clear();
      consented.clear();
    },
  };
}

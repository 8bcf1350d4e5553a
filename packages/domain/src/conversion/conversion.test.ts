import { expect, it } from "vitest";
import { conversionContacts } from "./conversion.ts";

it.each([
  [
    { email: " Parent@Naran.TEST ", phoneNumber: "010-1234-5678" },
    { email: "parent@naran.test", phone: "+821012345678" },
  ],
  [
    { email: "", phoneNumber: "" },
    { email: null, phone: null },
  ],
  [
    { email: null, phoneNumber: null },
    { email: null, phone: null },
  ],
])("%j is hashed as %j", (known, contacts) => {
  expect(conversionContacts(known)).toEqual(contacts);
});

import type { ObjectCase } from "./object-case.ts";

/** Operations on what belongs to an account itself. */
export const ACCOUNT_OBJECTS: Readonly<Record<string, ObjectCase>> = {
  removeStudent: {
    target: ({ student }) => ({ path: `/users/me/students/${student}` }),
    owner: [200],
  },
  verifyPhoneCode: {
    target: ({ verification }) => ({ path: `/phone-verifications/${verification}/verify`, body: { code: "000000" } }),
    // A wrong code, told to its owner as such.
    owner: [400],
  },
  revokeSession: {
    target: ({ session }) => ({ path: `/auth/sessions/${session}` }),
    owner: [200],
  },
};

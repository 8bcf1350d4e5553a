import { REGISTRATION } from "./become-tutor.ts";
import type { ObjectCase } from "./object-case.ts";

/** What the author of an application to become a tutor may do with it. */
export const APPLICATION_OBJECTS: Record<string, ObjectCase> = {
  getTutorApplicant: { target: ({ application }) => ({ path: `/tutor-applicants/${application}` }), owner: [200] },
  changeTutorApplicant: {
    target: ({ application }) => ({ path: `/tutor-applicants/${application}`, body: { major: "물리학과" } }),
    owner: [200],
  },
  issueScreeningUploadUrl: {
    target: ({ application }) => ({ path: `/tutor-applicants/${application}/screenings/signed-url` }),
    owner: [200],
  },
  submitScreening: {
    target: ({ application, audio }) => ({
      path: `/tutor-applicants/${application}/screenings`,
      body: { audioUrl: `http://localhost:3001/api/uploads/${audio}` },
    }),
    owner: [201],
  },
  registerTutorApplicant: {
    target: ({ application }) => ({ path: `/tutor-applicants/${application}/register`, body: REGISTRATION }),
    owner: [200],
  },
  issueProofUploadUrl: {
    target: ({ application }) => ({ path: `/tutor-applicants/${application}/study-proof/signed-url` }),
    // It has been sent by then.
    owner: [200, 409],
  },
  cancelTutorApplicant: {
    target: ({ application }) => ({ path: `/tutor-applicants/${application}/cancel` }),
    // What was not sent yet is not taken back.
    owner: [200, 409],
  },
};

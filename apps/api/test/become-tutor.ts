import { APPLICANT_CONSENTS } from "@pkg/domain";
import { type Caller, call } from "./caller.ts";
import type { TestApp } from "./create-test-app.ts";
import { ORIGIN } from "./harness/settings.ts";
import { mp3Of } from "./mp3.ts";
import { PDF } from "./pdf.ts";
import { multipartOf } from "./uploads.ts";

/** What a whole application says. */
export const ANSWERS = {
  name: "정우진",
  gender: "MALE",
  universityId: 1,
  major: "수학교육과",
  majorGroup: "EDUCATION",
  majorTrack: "NATURAL_SCIENCES",
  admissionType: "EARLY_DECISION",
  teachingBasis: "ENROLLED",
  reportNumber: null,
  expertWish: false,
  teachingYears: 2,
  styles: ["METICULOUS", "WARM"],
  subjects: {
    middleSchoolSubjects: ["MATH_M1_1", "MATH_M2_2"],
    highSchoolSubjects: ["MATH_COMMON_1"],
    advancedSubjects: [],
    confidenceSubjects: [{ subject: "MATH", level: "VERY_HIGH" }],
  },
  introduction: "왜 틀렸는지부터 찾고 거기서 다시 시작해요. 풀이 과정을 한 줄씩 같이 확인해요.",
};

/** Sends a recording to a signed URL of the author's. @returns the upload's id, the last part of the URL's path */
export async function uploadRecording(t: TestApp, author: Caller, id: string, recording = mp3Of(10)): Promise<string> {
  const asked = await call(t, author, "GET", `/tutor-applicants/${id}/screenings/signed-url`);
  const url = new URL(asked.json().signedUrl);
  const { payload, headers } = multipartOf(recording);
  const target = url.pathname + url.search;
  const sent = await t.app.inject({ method: "POST", url: target, headers: { ...headers, origin: ORIGIN }, payload });
  if (sent.statusCode !== 204) throw new Error(`The upload was refused: ${sent.body}`);
  return url.pathname.slice(url.pathname.lastIndexOf("/") + 1);
}

/** Uploads and posts a voice sample. */
export async function addScreening(t: TestApp, author: Caller, id: string): Promise<void> {
  const audioUrl = `${t.deps.config.tutorOrigin}/api/uploads/${await uploadRecording(t, author, id)}`;
  const posted = await call(t, author, "POST", `/tutor-applicants/${id}/screenings`, { audioUrl });
  if (posted.statusCode !== 201) throw new Error(`The screening was refused: ${posted.body}`);
}

/** What is ticked before an application is sent. */
export const REGISTRATION = { agreements: APPLICANT_CONSENTS.map(({ key }) => key) };

/** Sends a file to a new signed URL for the proof of studies. @returns the answer */
export const sendProof = (t: TestApp, author: Caller, id: string, file?: Buffer) =>
  sendProofOf(t, author, `/tutor-applicants/${id}`, file);

/** The same for what an application or a tutor is called by its path. */
export async function sendProofOf(t: TestApp, author: Caller, path: string, file: Buffer = PDF) {
  const asked = await call(t, author, "GET", `${path}/study-proof/signed-url`);
  return sendProofTo(t, asked.json().signedUrl, file);
}

/** Sends a file to a signed URL. @returns the answer */
export async function sendProofTo(t: TestApp, signedUrl: string, file: Buffer = PDF) {
  const url = new URL(signedUrl);
  const { payload, headers } = multipartOf(file, { filename: "proof" });
  const target = url.pathname + url.search;
  return t.app.inject({ method: "POST", url: target, headers: { ...headers, origin: ORIGIN }, payload });
}

/** Uploads the proof of studies. */
export async function addProof(t: TestApp, author: Caller, id: string): Promise<void> {
  const sent = await sendProof(t, author, id);
  if (sent.statusCode !== 204) throw new Error(`The proof was refused: ${sent.body}`);
}

/** An application that waits for staff. @returns its id */
export async function registeredApplicant(t: TestApp, author: Caller, change: object = {}): Promise<string> {
  const { id } = (await call(t, author, "POST", "/tutor-applicants")).json();
  await call(t, author, "PATCH", `/tutor-applicants/${id}`, { ...ANSWERS, ...change });
  await addProof(t, author, id);
  await addScreening(t, author, id);
  const registered = await call(t, author, "POST", `/tutor-applicants/${id}/register`, REGISTRATION);
  if (registered.statusCode !== 200) throw new Error(`The application was refused: ${registered.body}`);
  return id;
}

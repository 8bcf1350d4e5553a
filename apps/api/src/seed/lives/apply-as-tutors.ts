import type { DemoPerson } from "../demo-people.ts";
import { Person } from "./person.ts";
import type { Stage } from "./stage.ts";

/** 64 kbit/s, 44.1 kHz, mono, no sound: a recording of ten seconds that plays. */
function recording(): Blob {
  const frame = Buffer.alloc(208);
  Buffer.from([0xff, 0xfb, 0x50, 0xc0]).copy(frame);
  return new Blob([Buffer.concat(Array.from({ length: 383 }, () => frame))], { type: "audio/mpeg" });
}

/** A whole application, sent. @returns its id */
export async function applyAsTutor({ tutorAddress }: Stage, person: DemoPerson, answers: object): Promise<string> {
  const applicant = await Person.logIn(tutorAddress, person);
  const { id } = await applicant.call<{ id: string }>("POST", "/tutor-applicants");
  const path = `/tutor-applicants/${id}`;
  await applicant.call("PATCH", path, { ...answers, name: person.name });
  const { signedUrl } = await applicant.call<{ signedUrl: string }>("GET", `${path}/screenings/signed-url`);
  const target = new URL(signedUrl);
  const form = new FormData();
  form.set("file", recording(), "voice.mp3");
  await Person.visitor(tutorAddress).call("POST", target.pathname.replace(/^\/api/, "") + target.search, form);
  await applicant.call("POST", `${path}/screenings`, { audioUrl: target.origin + target.pathname });
  await applicant.call("POST", `${path}/register`);
  return id;
}

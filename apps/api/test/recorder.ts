import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { asDemo, type Caller, call } from "./caller.ts";
import { createTestApp } from "./create-test-app.ts";
import { ORIGIN } from "./harness/settings.ts";
import { multipartOf } from "./uploads.ts";

export type Recorder = Awaited<ReturnType<typeof createRecorder>>;

/** The demo applicant with an open application, and what a recorder's page does. */
export async function createRecorder() {
  const t = await createTestApp();
  const author: Caller = await asDemo("applicant");
  const applicant: string = (await call(t, author, "POST", "/tutor-applicants")).json().id;
  const filesOf = (folder: string) => {
    const path = join(t.uploadFolder, folder);
    return existsSync(path) ? readdirSync(path) : [];
  };
  return {
    t,
    author,
    applicant,
    filesOf,
    /** How much is kept, and how much is half there. */
    kept: () => ({ objects: filesOf("screenings").length, incoming: filesOf("incoming").length }),
    signedUrl: async (): Promise<URL> =>
      new URL((await call(t, author, "GET", `/tutor-applicants/${applicant}/screenings/signed-url`)).json().signedUrl),
    /** Sends a file as a page does: to the address with its path and query, whatever the host. */
    async send(url: URL, file: Buffer, change: { filename?: string; type?: string } = {}, origin = ORIGIN) {
      const { payload, headers } = multipartOf(file, change);
      const target = url.pathname + url.search;
      return t.app.inject({ method: "POST", url: target, headers: { ...headers, origin }, payload });
    },
    submit: (audioUrl: string, who: Caller = author, id = applicant) =>
      call(t, who, "POST", `/tutor-applicants/${id}/screenings`, { audioUrl }),
  };
}

/** The address without its query. */
export const strip = (url: URL): string => url.origin + url.pathname;

import { api, dataOf } from "@pkg/web/platform/api/api";
import { type Sending, sendFile, UploadCanceled, UploadRefused } from "@/lib/applicant/send-file";

const issueUrl = async (id: string): Promise<string> =>
  (await dataOf(api().GET("/tutor-applicants/{id}/screenings/signed-url", { params: { path: { id } } }))).signedUrl;

/**
 * Gets a signed URL, uploads the mp3, and posts the screening with the URL stripped of its query. An expired or used URL is
 * replaced silently, once.
 * @throws UploadCanceled, UploadRefused, CallError
 */
export function uploadVoice(id: string, mp3: Blob, onProgress: (part: number) => void): Sending {
  let cancelSending = () => {};
  let isCanceled = false;

  async function send(): Promise<URL> {
    const url = await issueUrl(id);
    if (isCanceled) throw new UploadCanceled();
    const sending = sendFile(url, mp3, "screening.mp3", onProgress);
    cancelSending = sending.cancel;
    await sending.done;
    return new URL(url);
  }
  async function run(): Promise<void> {
    const url = await send().catch((error: unknown) => {
      if (error instanceof UploadRefused && error.reason) return send();
      throw error;
    });
    const body = { audioUrl: url.origin + url.pathname };
    await dataOf(api().POST("/tutor-applicants/{id}/screenings", { params: { path: { id } }, body }));
  }
  return {
    done: run(),
    cancel: () => {
      isCanceled = true;
      cancelSending();
    },
  };
}

import { PICTURE_MAX_BYTES } from "@pkg/domain";
import { api, dataOf } from "../../platform/api/api";
import { isRecord } from "../../platform/storage/is-record";
import { shrinkPicture } from "./shrink-picture";
import type { ClassMessage } from "./thread-queries";

/** The picture itself was refused: another one may do. */
export class PictureRefused extends Error {
  override readonly name = "PictureRefused";
}

const TIMEOUT_MS = 60_000;

/**
 * Sends a message, its picture first. The same id again is the same message.
 * @throws PictureRefused, CallError
 */
export async function sendMessage(
  matchId: string,
  { id, text, picture }: { id: string; text: string; picture: Blob | null },
): Promise<ClassMessage> {
  const params = { path: { id: matchId } };
  const pictureId = picture ? await uploadPicture(matchId, picture) : null;
  return dataOf(api().POST("/lessons/matches/{id}/messages", { params, body: { id, text, pictureId } }));
}

async function uploadPicture(matchId: string, picture: Blob): Promise<string> {
  const params = { path: { id: matchId } };
  const file = await shrinkPicture(picture, PICTURE_MAX_BYTES);
  if (file.size > PICTURE_MAX_BYTES) throw new PictureRefused("사진이 너무 커요. 5MB까지 보낼 수 있어요.");
  const url = await dataOf(api().POST("/lessons/matches/{id}/message-pictures", { params }));
  const body = new FormData();
  body.append("file", file, "picture");
  const answer = await fetch(url.signedUrl, { method: "POST", body, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (answer.status === 400) throw new PictureRefused(await refusalOf(answer));
  if (!answer.ok) throw new Error(`The picture was not taken: ${answer.status}`);
  return url.pictureId;
}

async function refusalOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null);
  const [field] = isRecord(body) && Array.isArray(body.fields) ? body.fields : [];
  return isRecord(field) && typeof field.message === "string" ? field.message : "이 사진은 보낼 수 없어요.";
}

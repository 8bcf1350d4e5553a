import { isRecord } from "@pkg/web/platform/storage/is-record";

interface Refusal {
  message: string;
  reason: string | null;
}

/** Why an upload was refused: the sentence at the file, else the whole one. Null for what is no product error. */
export function readRefusal(text: string): Refusal | null {
  try {
    const body: unknown = JSON.parse(text);
    if (!isRecord(body) || typeof body.message !== "string") return null;
    const [field] = Array.isArray(body.fields) ? body.fields : [];
    const atFile = isRecord(field) && typeof field.message === "string" ? field.message : null;
    return { message: atFile ?? body.message, reason: typeof body.reason === "string" ? body.reason : null };
  } catch {
    return null;
  }
}

import { isRecord } from "@pkg/web/platform/storage/is-record";

/** The user canceled the upload. */
export class UploadCanceled extends Error {
  override readonly name = "UploadCanceled";
}

/** The server or the connection refused the upload. */
export class UploadRefused extends Error {
  override readonly name = "UploadRefused";
  /** SIGNATURE, EXPIRED or USED: a new URL may help. */
  readonly reason: string | null;
  constructor(message: string, reason: string | null) {
    super(message);
    this.reason = reason;
  }
}

export interface Sending {
  done: Promise<void>;
  cancel: () => void;
}

const NO_ANSWER = "서버 응답을 받지 못했어요. 파일은 그대로 있어요.";

/** Posts a file to a signed URL and reports its progress, 0 to 1. XMLHttpRequest, because fetch has no upload progress. */
export function sendFile(signedUrl: string, file: Blob, name: string, onProgress: (part: number) => void): Sending {
  const request = new XMLHttpRequest();
  const body = new FormData();
  body.append("file", file, name);
  const done = new Promise<void>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => (request.status < 300 ? resolve() : reject(refusal(request)));
    request.onerror = () => reject(new UploadRefused(NO_ANSWER, null));
    request.ontimeout = () => reject(new UploadRefused(NO_ANSWER, null));
    request.onabort = () => reject(new UploadCanceled());
    request.timeout = 60_000;
    request.open("POST", signedUrl);
    request.send(body);
  });
  return { done, cancel: () => request.abort() };
}

function refusal({ responseText }: XMLHttpRequest): UploadRefused {
  const body = readRefusal(responseText);
  return new UploadRefused(body?.message ?? "올리지 못했어요. 다시 올려 주세요.", body?.reason ?? null);
}

interface Refusal {
  message: string;
  reason: string | null;
}

/** The reason for a refused upload: the file's message, otherwise the general one. Null when it is no product error. */
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

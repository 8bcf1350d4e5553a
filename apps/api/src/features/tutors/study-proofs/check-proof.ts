import type { StudyProofType } from "@pkg/domain";
import { refuse } from "../../../lib/errors/refuse.ts";
import { cleanPicture } from "../../../lib/files/clean-picture.ts";

/** Beyond this nobody looks for the end of a file. */
const MAX_TAIL = 2;
/** A zip file is read from its end: its directory stands within this many bytes of it. */
const ZIP_TAIL = 66_000;
const ZIP_END = Buffer.from("PK\x05\x06", "latin1");
const HEAD = /^%PDF-(1\.[0-7]|2\.0)[\r\n]/;
/** What runs, opens something, or carries other files. */
const ACTIVE = /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData)(?![A-Za-z])/;
const HTML = /<(?:!doctype|html|script|svg)/i;

export interface CheckedProof {
  bytes: Buffer;
  type: StudyProofType;
}

/**
 * Looks at the bytes of a proof, not at its name. A picture loses what it tells besides itself (place, camera, what stands behind
 * its end); a PDF file has to be one from its first byte to its last, without anything that runs.
 * @throws ApiError 400 class 10001 at "file"
 */
export function checkProof(bytes: Buffer): CheckedProof {
  if (isPlainPdf(bytes)) return { bytes, type: "application/pdf" };
  const picture = cleanPicture(bytes);
  if (picture) return { bytes: picture.bytes, type: picture.type };
  const message = "사진(JPG, PNG, WebP)이나 PDF만 올릴 수 있어요. 다른 파일을 골라 주세요.";
  throw refuse.invalidInput({ fields: [{ path: "file", message }] });
}

/**
 * Tells whether bytes are a PDF file and nothing besides: it begins with its header, ends with its end mark, names its table of
 * objects, holds no script, no other file and no page of HTML, and cannot be read as a zip file.
 */
function isPlainPdf(bytes: Buffer): boolean {
  if (!HEAD.test(bytes.toString("latin1", 0, 10))) return false;
  const text = bytes.toString("latin1");
  const end = text.lastIndexOf("%%EOF");
  if (end < 0 || text.slice(end + "%%EOF".length).trim() !== "") return false;
  if (text.length - end - "%%EOF".length > MAX_TAIL || !text.includes("startxref")) return false;
  if (ACTIVE.test(text) || HTML.test(text.slice(0, 2048))) return false;
  return !bytes.subarray(-ZIP_TAIL).includes(ZIP_END);
}

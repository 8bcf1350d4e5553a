import type { StudyProofType } from "@pkg/domain";
import { cleanPicture } from "../../lib/clean-picture.ts";
import { isPlainPdf } from "../../lib/is-plain-pdf.ts";
import { refuse } from "../../lib/refuse.ts";

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

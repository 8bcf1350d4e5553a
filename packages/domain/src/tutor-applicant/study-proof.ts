/** What may prove that somebody studies or studied where they say: a picture, or a PDF file. */
export const STUDY_PROOF_TYPES = ["image/jpeg", "image/png", "image/webp", "application/pdf"] as const;
export type StudyProofType = (typeof STUDY_PROOF_TYPES)[number];

/** A photo of a phone's camera, or a certificate as universities issue it. */
export const STUDY_PROOF_MAX_BYTES = 10_000_000;

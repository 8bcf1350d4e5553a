import type { ZodFastifySchemaValidationError } from "fastify-type-provider-zod";

type Issue = Pick<ZodFastifySchemaValidationError, "keyword" | "message" | "params">;

const GENERAL: Readonly<Record<string, string>> = {
  invalid_type: "값을 적어 주세요.",
  invalid_value: "고를 수 없는 값이에요.",
  too_small: "값이 너무 짧거나 작아요.",
  too_big: "값이 너무 길거나 커요.",
  invalid_format: "형식이 맞지 않아요.",
  unrecognized_keys: "쓸 수 없는 항목이 있어요.",
  invalid_union: "값을 확인해 주세요.",
};

/** The Korean sentence of a wrong field: the schema's own, or a general one for the kind of mistake. */
export function validationMessage({ keyword, message }: Issue): string {
  // zod's own sentence may quote Korean values.
  if (message && /[가-힣]/.test(message) && !message.startsWith("Invalid ")) return message;
  return GENERAL[keyword] ?? "값을 확인해 주세요.";
}

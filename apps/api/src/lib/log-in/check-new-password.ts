import { newPasswordProblem } from "@pkg/domain";
import zxcvbn from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { refuse } from "../errors/refuse.ts";

/** On zxcvbn's scale of 0 to 4: fewer than a million guesses. */
const WEAK = 1;
/** What is looked at; estimating gets dear with the length, and so many characters without a pattern are enough anyhow. */
const LOOKED_AT = 32;
/** What a stranger would try here first. */
const OURS = ["naran", "나란"];

let estimator: zxcvbn.ZxcvbnFactory | undefined;

/** Whether a guesser finds it soon: common passwords, keyboard runs, dates, with the usual substitutions. */
function isCommon(password: string): boolean {
  // Made by the first call: its tables take a third of a second.
  estimator ??= new zxcvbn.ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: LOOKED_AT });
  return estimator.check(password, OURS).score <= WEAK;
}

export interface NewPasswordGiven {
  /** Of the body, where the refusal belongs. */
  field: "password" | "newPassword";
  password: string;
  /** The address that it logs in with. */
  email: string;
}

/** @throws ApiError 400 INVALID_REQUEST_CREATE_OR_UPDATE_USER at the field, for a password that is easy to guess */
export function checkNewPassword({ field, password, email }: NewPasswordGiven): void {
  const common = () => (isCommon(password) ? "흔해서 쉽게 알아낼 수 있어요. 다른 비밀번호로 정해 주세요." : null);
  const message = newPasswordProblem(password, email) ?? common();
  if (message) throw refuse.invalidUser({ fields: [{ path: field, message }] });
}

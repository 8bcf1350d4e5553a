import { refuse } from "../errors/refuse.ts";

/**
 * The tutor's row that was looked for.
 * @throws ApiError 403 class 10004 when the account is no tutor's
 */
export function requireTutor<Row>(row: Row | undefined): Row {
  if (row === undefined) throw refuse.forbidden("선생님 계정으로 로그인해 주세요.");
  return row;
}

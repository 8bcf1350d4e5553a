/**
 * The message that blocks wishes without enough time for the lessons; null when there is enough.
 * @param painted painted minutes a week
 * @param needed minutes of lessons a week
 */
export function timesProblem(painted: number, needed: number): string | null {
  if (painted === 0) return "수업할 수 있는 시간을 칠해 주세요.";
  return painted < needed ? `한 주 수업은 ${needed}분이에요. 시간을 조금 더 칠해 주세요.` : null;
}

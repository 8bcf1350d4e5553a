const CHEERS: Readonly<Record<number, string>> = {
  1: "맞고 틀린 건 없어요. 먼저 떠오르는 대로 골라요.",
  4: "좋아요, 이 속도면 3분이면 끝나요.",
  7: "3분의 1을 지났어요.",
  10: "절반까지 왔어요.",
  13: "이제 여섯 개 남았어요.",
  16: "거의 다 왔어요.",
  18: "마지막 문장이에요.",
};

/** What is said above a statement; it stays until the next one. */
export function cheerOf(step: number): string {
  for (let at = step; at > 0; at -= 1) {
    const cheer = CHEERS[at];
    if (cheer) return cheer;
  }
  return "";
}

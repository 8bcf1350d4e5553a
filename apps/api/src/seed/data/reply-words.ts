/** Parts of tutors' answers to reviews, to a family that is content and to one that misses something. */
export const REPLY_OPENINGS: readonly string[] = [
  "후기 남겨 주셔서 감사해요.",
  "바쁘실 텐데 이렇게 적어 주셔서 힘이 나요.",
  "같이 해 온 시간을 이렇게 돌아봐 주셔서 고마워요.",
  "읽으면서 첫 수업 날이 떠올랐어요.",
];

export const REPLY_MIDDLES: readonly string[] = [
  "처음에는 한 문제를 끝까지 기다리는 게 저에게도 연습이었어요.",
  "틀린 이유를 스스로 말하게 된 것이 저는 제일 기뻤어요.",
  "질문이 늘어난 만큼 저도 수업 준비를 더 하게 돼요.",
  "숙제를 밀리지 않고 가져온 덕분에 진도를 넉넉히 나갔어요.",
  "수업 기록에 적은 복습 순서를 잘 따라와 준 덕분이에요.",
  "쉬운 문제부터 다시 쌓자고 했을 때 믿고 따라와 줘서 고마웠어요.",
  "모르는 것을 모른다고 말해 줘서 빠르게 찾을 수 있었어요.",
  "시험이 끝난 뒤에도 오답을 같이 본 것이 오래 남을 거예요.",
];

export const REPLY_ENDINGS: readonly string[] = [
  "다음 단원도 나란히 앉아서 천천히 가 볼게요.",
  "다음 시험까지 계획표를 함께 지켜 볼게요.",
  "앞으로도 한 번에 하나씩 같이 풀어 갈게요.",
  "아쉬웠던 부분은 다음 수업부터 바로 반영할게요.",
  "남은 기간에도 지금처럼 꾸준히 해 봐요.",
];

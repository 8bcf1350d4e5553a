import type { LearningAxis } from "./learning-type-axis.ts";

/** One statement of the test; agreeing with a reversed one speaks for the second end of its axis. */
export interface LearningItem {
  readonly axis: LearningAxis;
  readonly isReversed: boolean;
  readonly text: string;
}

const item = (axis: LearningAxis, text: string): LearningItem => ({ axis, isReversed: false, text });
const reversed = (axis: LearningAxis, text: string): LearningItem => ({ axis, isReversed: true, text });

/**
 * The 18 statements in the order of the test, which is the order of its answers: six for each axis, three of them reversed, and
 * never two of one axis in a row.
 */
export const LEARNING_ITEMS: readonly LearningItem[] = [
  item("PACE", "공부를 시작하기 전에 오늘 어디까지 할지 먼저 정해요."),
  reversed("UNDERSTANDING", "설명을 오래 듣는 것보다 문제를 몇 개 풀어 보면 더 빨리 알겠어요."),
  item("COMPANY", "조용한 곳에 혼자 있을 때 머리에 제일 잘 들어와요."),
  reversed("PACE", "시간표대로 하기보다 하고 싶을 때 몰아서 하는 게 더 잘돼요."),
  item("UNDERSTANDING", "공식을 외우기 전에 왜 그렇게 되는지가 궁금해요."),
  reversed("COMPANY", "친구한테 설명하다 보면 내가 더 잘 알게 돼요."),
  item("PACE", "할 일을 적어 두고 하나씩 지울 때 기분이 좋아요."),
  item("UNDERSTANDING", "답은 맞았는데 이유를 모르면 찜찜해요."),
  reversed("COMPANY", "막히면 바로 물어보고, 이야기하면서 푸는 게 편해요."),
  reversed("PACE", "한번 재미가 붙으면 하려던 게 아니어도 계속 파고들어요."),
  reversed("UNDERSTANDING", "비슷한 문제를 여러 번 풀어서 손에 익으면 마음이 놓여요."),
  item("COMPANY", "모르는 게 나오면 누구한테 묻기 전에 혼자 더 생각해 보고 싶어요."),
  item("PACE", "시험이 다가오면 언제 무엇을 볼지 미리 나눠 둬요."),
  item("UNDERSTANDING", "새 단원은 큰 그림부터 이해한 다음에 문제로 넘어가고 싶어요."),
  reversed("COMPANY", "옆에서 같이 공부하는 사람이 있으면 더 오래 하게 돼요."),
  reversed("PACE", "마감이 눈앞에 와야 집중이 확 올라와요."),
  reversed("UNDERSTANDING", "이유는 나중에 알아도 되니까 푸는 방법부터 알고 싶어요."),
  item("COMPANY", "누가 옆에서 보고 있으면 하던 것도 잘 안 돼요."),
];

/** The five points of an answer, from 1 to 5. */
export const LEARNING_ANSWER_LABELS: readonly string[] = [
  "전혀 아니에요",
  "별로 안 그래요",
  "반반이에요",
  "꽤 그래요",
  "딱 나예요",
];

import { describe, expect, it } from "vitest";
import { messageProblem } from "./message.ts";
import { isThreadOpen, threadEnd } from "./thread.ts";

describe("messageProblem", () => {
  it.each([
    "안녕하세요! 첫 수업 잘 부탁드려요.",
    "교재는 개념원리 중2-2예요. 42쪽부터 풀었어요.",
    "2026-11-24 화요일 19:00에 만나요",
    "라인 그래프가 어려워요",
    "online class 숙제는 line graph 그리기예요. underline these words",
    "라인 segment AB를 그려요. 카카오 chocolate 지문도 읽어요.",
    "10 11 12 13 14 15 16쪽을 풀어요",
    "수업료 342,000원 결제했어요. 010 다음 수는 무엇인가요?",
    "가".repeat(1000),
  ])("lets %j through", (text) => {
    expect(messageProblem(text)).toBeNull();
  });

  it.each([
    "010-1234-5678",
    "제 번호 01012345678 입니다",
    "0 1 0 1 2 3 4 5 6 7 8",
    "+82 10-1234-5678",
    "naran.mom@example.com",
    "https://open.kakao.com/o/sAbCdEf",
    "t.me/naran_mom",
    "카톡 아이디: naran_mom",
    "인스타 @naran.mom",
    "인스타 naran_mom",
    "라인 아이디는 naranmom",
    "Line ID naranmom",
    "카톡은 naran2010이에요",
  ])("refuses %j", (text) => {
    expect(messageProblem(text)).toMatch(/^연락처는 보낼 수 없어요/);
  });

  it("wants words or a picture, and says how much is too long", () => {
    expect(messageProblem(" \n ")).toBe("보낼 말을 적어 주세요.");
    expect(messageProblem("", true)).toBeNull();
    expect(messageProblem("010-1234-5678", true)).toMatch(/연락처/);
    expect(messageProblem("가".repeat(1003))).toBe("1,000자까지 보낼 수 있어요. 3자를 줄여 주세요.");
  });
});

describe("isThreadOpen", () => {
  const ended = new Date("2026-11-01T10:00:00Z");
  it.each([
    [true, null, "2030-01-01T00:00:00Z", null],
    [true, ended, "2026-12-01T09:59:59.999Z", null],
    [true, ended, "2026-12-01T10:00:00Z", "TIME_OVER"],
    [false, null, "2026-11-02T00:00:00Z", "PAIR_OVER"],
    [false, ended, "2026-11-02T00:00:00Z", "PAIR_OVER"],
  ] as const)("present %s, ended %s, at %s: closed by %s", (isPresent, endedAt, now, end) => {
    expect(threadEnd({ isPresent, endedAt }, new Date(now))).toBe(end);
    expect(isThreadOpen({ isPresent, endedAt }, new Date(now))).toBe(end === null);
  });
});

import { describe, expect, it } from "vitest";
import { detailsProblem, hasContactDetails, hasPublishedContact, hideContacts } from "./contact-details.ts";

describe("contact details that were saved before they were refused", () => {
  it.each([
    ["도형이 어려워요. 천천히 부탁드려요.", "도형이 어려워요. 천천히 부탁드려요."],
    ["제 번호는 010-1234-5678이에요. 천천히요.", "제 번호는 (연락처 가림) 천천히요."],
    ["공일공 일이삼사 오육칠팔\n분수부터요", "(연락처 가림)\n분수부터요"],
    ["자료는 https://open.kakao.com/o/sAbCd 에 있어요", "자료는 (연락처 가림) 에 있어요"],
    ["카톡 아이디 jian_math 로 연락 주세요.", "(연락처 가림) 로 연락 주세요."],
    ["아빠 010-1234-5678, 엄마 010-8765-4321", "아빠 (연락처 가림) 엄마 (연락처 가림)"],
  ])("%j is read as %j", (text, shown) => {
    expect(hideContacts(text)).toBe(shown);
    expect(hasPublishedContact(shown)).toBe(false);
  });
});

it("refuses details between tutor and family, not the name of a messenger", () => {
  expect(detailsProblem("010-1234-5678로 물어봐 주세요")).toBe(
    "연락처는 적을 수 없어요. 필요한 이야기는 메시지로 나눠 주세요.",
  );
  expect(detailsProblem("카톡으로 보낸 숙제를 풀었어요")).toBeNull();
});

describe("contact details", () => {
  it.each([
    "010-1234-5678",
    "０１０ １２３４ ５６７８",
    "공일공 일이삼사 오육칠팔",
    "공1공-일이삼사-5678",
    "+82 10 1234 5678",
    "02-345-6789로 전화 주세요",
    "(031) 123-4567",
    "070-1234-5678",
    "jian@naran.kr",
    "jian 골뱅이 naran.kr",
    "jian(at)gmail.com",
    "open.kakao.com/o/sAbCd",
    "카톡 아이디 jian_math 로 연락 주세요.",
    "카톡 jian_math",
    "인스타 @jian.math",
  ])("%j reaches a person", (text) => {
    expect(hasContactDetails(text)).toBe(true);
    expect(hasPublishedContact(text)).toBe(true);
  });

  it.each([
    "오픈채팅도 좋아요.",
    "오픈 카톡으로 오세요",
    "카톡 주세요",
    "카카오톡으로 질문을 받아요",
    "텔레그램에서 만나요",
    "인스타 디엠 주세요",
    "DM 환영해요",
    "@jian_math",
    "제 아이디는 jianmath 예요",
    "ID: jianmath",
    "https://example.kr/jian",
    "www.jian.kr",
    "자료는 jianmath.com 에 있어요",
  ])("%j leads elsewhere in a text for strangers", (text) => {
    expect(hasPublishedContact(text)).toBe(true);
  });

  it.each([
    "2020년부터 1000시간을 가르쳤고 2024-11-24에 졸업했어요",
    "모의고사 1등급 100명, 2등급 20명이 나왔어요",
    "라인 그래프와 line graph를 그려요. 라인 하나씩 설명해요",
    "아이디어를 내고 idea map을 그려요",
    "수능 수학 가형 1.5배, 3.14까지 꼼꼼하게",
    "e.g. 같은 표현, admission 준비, midterm 대비",
    "공부는 일이 아니에요. 이삼일이면 익숙해져요",
    "KAIST 전산학부, Ph.D. 과정이에요",
    "TOEIC 990, B.Sc. 졸업",
  ])("%j is an introduction", (text) => {
    expect(hasPublishedContact(text)).toBe(false);
  });
});

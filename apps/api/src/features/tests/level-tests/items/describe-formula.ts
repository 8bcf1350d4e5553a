import { type MathNode, readMathMl } from "./read-math-ml.ts";

const SIGNS: Readonly<Record<string, string>> = {
  "+": "더하기",
  "−": "빼기",
  "-": "빼기",
  "±": "플러스마이너스",
  "×": "곱하기",
  "⋅": "곱하기",
  "÷": "나누기",
  "=": "는",
  "≠": "는 같지 않다",
  "<": "작다",
  ">": "크다",
  "≤": "작거나 같다",
  "≥": "크거나 같다",
  "≒": "약",
  "≈": "약",
  "(": "괄호 열고",
  ")": "괄호 닫고",
  "{": "중괄호 열고",
  "}": "중괄호 닫고",
  "[": "대괄호 열고",
  "]": "대괄호 닫고",
  "∠": "각",
  "△": "삼각형",
  "□": "네모",
  "∥": "평행",
  "⊥": "수직",
  "≡": "합동",
  "∽": "닮음",
  "∼": "닮음",
  "∘": "도",
  "°": "도",
  π: "파이",
  "∪": "합집합",
  "∩": "교집합",
  "⊂": "부분집합",
  "∈": "원소",
  "∉": "원소가 아닌",
  "∅": "공집합",
  "→": "화살표",
  "∴": "따라서",
  "…": "계속",
  "⋯": "계속",
  ",": ",",
  ":": "대",
};
const BAR = new Set(["∣", "|"]);
const ACCENTS: Readonly<Record<string, string>> = { "‾": "선분", "¯": "선분", "→": "벡터", "⌢": "호", "˙": "순환마디" };
const POWERS: Readonly<Record<string, string>> = { "2": "제곱", "3": "세제곱" };

/**
 * Reads a formula in Korean, as a teacher would say it: "2분의 x 제곱 더하기 1".
 * @param html what KaTeX made of it, with MathML
 */
export function describeFormula(html: string): string {
  const math = readMathMl(html);
  return math ? speak(math).replace(/\s+/g, " ").replace(/ ,/g, ",").trim() : "";
}

function speak(node: MathNode): string {
  const [first, second, third] = node.children.map(speak);
  switch (node.name) {
    case "annotation":
    case "mspace":
      return "";
    case "mo":
    case "mi":
      return ` ${node.children.length > 0 ? joined(node) : (SIGNS[node.text] ?? node.text)} `;
    case "mn":
    case "mtext":
      return node.text;
    case "mfrac":
      return ` ${second}분의 ${first} `;
    case "msqrt":
      return ` 루트 ${joined(node)} `;
    case "mroot":
      return ` ${second}제곱근 ${first} `;
    case "msup":
      return ` ${first} ${power(second ?? "")} `;
    case "msub":
      return ` ${first} 아래 ${second} `;
    case "msubsup":
      return ` ${first} 아래 ${second} ${power(third ?? "")} `;
    case "mover":
      return ` ${ACCENTS[node.children[1]?.text ?? ""] ?? second} ${first} `;
    case "munder":
      return ` ${first} 아래 ${second} `;
    case "mtr":
      return `${joined(node)}, `;
    default:
      return joined(node);
  }
}

/** Bars of an absolute value stand in pairs. */
function joined({ children }: MathNode): string {
  let isOpen = false;
  return children
    .map((child) => {
      if (!BAR.has(child.text)) return speak(child);
      isOpen = !isOpen;
      return isOpen ? " 절댓값 " : " 절댓값 끝 ";
    })
    .join("");
}

function power(said: string): string {
  const exponent = said.trim();
  return exponent === "도" ? "도" : (POWERS[exponent] ?? `의 ${exponent}제곱`);
}

import { expect, test } from "vitest";
import { setText } from "./set-text.ts";

const nameOf = (tex: string) => /aria-label="([^"]*)"/.exec(setText(`$${tex}$`))?.[1];

test.each([
  ["\\frac{-3x^{2}+1}{2}", "2분의 빼기 3 x 제곱 더하기 1"],
  ["\\sqrt{12}", "루트 12"],
  ["\\sqrt[3]{8}", "3제곱근 8"],
  ["\\left|-3\\right|", "절댓값 빼기 3 절댓값 끝"],
  ["\\angle ABC = 60^\\circ", "각 A B C 는 60 도"],
  ["\\overline{AB} \\parallel \\overline{CD}", "선분 A B 평행 선분 C D"],
  ["2\\times3\\div4 \\neq a_{n}", "2 곱하기 3 나누기 4 는 같지 않다 a 아래 n"],
  ["0.\\dot{3}", "0. 순환마디 3"],
  ["2^3 \\cdot 3^{n+1}", "2 세제곱 곱하기 3 의 n 더하기 1제곱"],
  ["\\triangle ABC \\equiv \\triangle DEF", "삼각형 A B C 합동 삼각형 D E F"],
  ["x \\le 3, \\text{개수}", "x 작거나 같다 3, 개수"],
  [
    "f(x)=\\begin{cases} x & (x \\ge 0) \\\\ -x & (x<0)\\end{cases}",
    "f 괄호 열고 x 괄호 닫고 는 중괄호 열고 x 괄호 열고 x 크거나 같다 0 괄호 닫고, 빼기 x 괄호 열고 x 작다 0 괄호 닫고,",
  ],
])("%s is read as %s", (tex, name) => {
  expect(nameOf(tex)).toBe(name);
});

test("words are escaped, bold and lines are kept, formulas carry MathML", () => {
  expect(setText('**굵게** <img src=x onerror="a">\n끝 & 1')).toBe(
    "<strong>굵게</strong> &lt;img src=x onerror=&quot;a&quot;&gt;<br>끝 &amp; 1",
  );
  expect(setText("값은 $x$예요")).toMatch(
    /^값은 <span role="math" aria-label="x"><span class="katex">.*<math .*<\/span>예요$/,
  );
  expect(setText("$\\href{javascript:alert(1)}{x}$")).not.toContain("href=");
});

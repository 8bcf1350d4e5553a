import { TEST_CARD_PREFIX, TEST_CARDS } from "../cards.ts";
import { html } from "../layout/html.ts";
import { layout } from "../layout/layout.ts";

const STEP = { issue: "카드 등록", pay: "결제" } as const;

export function cardsPage(): string {
  const rows = TEST_CARDS.map(
    ({ number, step, meaning }) =>
      html`<tr><td class="num"><code>${number.replace(/(\d{4})(?=\d)/g, "$1 ")}</code></td><td data-label="나오는 때">${STEP[step]}</td><td>${meaning}</td></tr>`,
  );
  return layout({
    title: "테스트 카드",
    path: "/cards",
    body: html`<h1>테스트 카드</h1>
<p class="lead"><code>${TEST_CARD_PREFIX}</code>으로 시작하는 번호만 받아요. 그다음 두 자리가 결과를 정하고, 나머지 숫자는 자유예요. 유효기간·생년월일·비밀번호는 형식만 맞으면 돼요.</p>
<div class="scroll"><table>
<thead><tr><th scope="col">카드 번호</th><th scope="col">나오는 때</th><th scope="col">결과</th></tr></thead>
<tbody>${rows}</tbody>
</table></div>`,
  });
}

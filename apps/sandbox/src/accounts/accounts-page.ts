import type { SandboxContext } from "../context.ts";
import { html } from "../layout/html.ts";
import { layout } from "../layout/layout.ts";
import { BANK_DOWN_END } from "./bank-accounts.ts";

/** The banks that accounts can be opened at here, by PortOne's names. */
export const BANK_NAMES: Readonly<Record<string, string>> = {
  KAKAO: "카카오뱅크",
  TOSS: "토스뱅크",
  KOOKMIN: "KB국민은행",
  SHINHAN: "신한은행",
  WOORI: "우리은행",
  HANA: "하나은행",
  NONGHYUP: "NH농협은행",
};

/** The accounts that the banks know. @param news what came of the form */
export function accountsPage(context: SandboxContext, news: string | null): string {
  const rows = [...context.bankAccounts.values()].map(
    ({ bank, number, holderName }) =>
      html`<tr><td>${BANK_NAMES[bank] ?? bank}</td><td class="num" data-label="계좌번호"><code>${number}</code></td><td data-label="예금주">${holderName}</td></tr>`,
  );
  const banks = Object.entries(BANK_NAMES).map(([bank, name]) => html`<option value="${bank}">${name}</option>`);
  return layout({
    title: "계좌",
    path: "/accounts",
    body: html`<h1>계좌</h1>
<p class="lead">선생님이 지급 계좌를 등록하면 여기서 예금주를 확인해요. 여기에 없는 계좌는 은행도 몰라요. <code>${BANK_DOWN_END}</code>로 끝나는 계좌는 은행이 점검 중이라 확인할 수 없어요.</p>
${news === null ? null : html`<div class="card"><p class="text">${news}</p></div>`}
<div class="scroll"><table>
<thead><tr><th scope="col">은행</th><th scope="col">계좌번호</th><th scope="col">예금주</th></tr></thead>
<tbody>${rows}</tbody>
</table></div>
<form method="post" action="/accounts" class="card form">
<label class="field">은행 <select name="bank">${banks}</select></label>
<label class="field">계좌번호 <input name="number" inputmode="numeric" autocomplete="off" maxlength="20"></label>
<label class="field">예금주 <input name="holderName" autocomplete="off" maxlength="40"></label>
<p class="actions"><button class="button">계좌 만들기</button></p>
</form>`,
  });
}

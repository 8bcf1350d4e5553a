import type { SandboxContext } from "../context.ts";
import { html } from "../layout/html.ts";
import { koreanTime, layout, won } from "../layout/layout.ts";
import { WALLET_NAMES, walletOfChannel } from "../portone/wallets.ts";
import { type ApprovalRequest, DECISIONS } from "./decide.ts";

/** The wallet's approval window. */
export function approvalPage({ options }: SandboxContext, asked: ApprovalRequest): string {
  const wallet = walletOfChannel(options, asked.channelKey) ?? "KAKAOPAY";
  const name = WALLET_NAMES[wallet];
  const hidden = Object.entries(asked).map(
    ([field, value]) => html`<input type="hidden" name="${field}" value="${value}">`,
  );
  const buttons = Object.entries(DECISIONS).map(
    ([decision, label]) => html`<button class="button" name="decision" value="${decision}">${label}</button>`,
  );
  return layout({
    title: name,
    path: "/wallets/approve",
    body: html`<h1>${name}로 결제할까요?</h1>
<p class="lead">진짜 ${name}가 아니에요. 지금은 ${won(asked.displayAmount)}을 확인하고, 결제는 나란이 한 번만 청구해요.</p>
<form method="post" action="/wallets/approve" class="card form">${hidden}
<p>${asked.issueName}</p>
<p class="actions">${buttons}</p>
</form>`,
  });
}

/** Hands the result to the page that opened the window, and closes. @param nonce allows the page's only script */
export function messagePage(result: object, origin: string, nonce: string): string {
  return html`<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>샌드박스</title></head>
<body data-result="${JSON.stringify(result)}" data-origin="${origin}">
<script nonce="${nonce}">
const { result, origin } = document.body.dataset;
(window.opener ?? window.parent).postMessage({ portoneSandbox: JSON.parse(result) }, origin);
window.close();
</script></body></html>`.text;
}

export function refusedPage(reason: string): string {
  const body = html`<h1>열 수 없어요</h1><p class="lead">${reason}</p>`;
  return layout({ title: "지갑", path: "/wallets/approve", body });
}

/** The wallets' keys in use, each to be disconnected as in the wallet's own app. */
export function walletsPage(context: SandboxContext): string {
  const keys = [...context.billingKeys.values()].filter(({ wallet }) => wallet !== null).toReversed();
  const rows = keys.map(
    ({ billingKey, wallet, customer, issueName, issuedAt, deletedAt }) => html`<tr>
<td>${wallet && WALLET_NAMES[wallet]}<p class="meta">${issueName ?? ""} <code>${customer.id ?? ""}</code></p></td>
<td class="num">${koreanTime(issuedAt)}</td>
<td>${
      deletedAt === null
        ? html`<form method="post" action="/wallets/disconnect"><input type="hidden" name="billingKey" value="${billingKey}"><button class="button">앱에서 연결 끊기</button></form>`
        : html`<span class="badge">끊겼어요</span>`
    }</td>
</tr>`,
  );
  return layout({
    title: "지갑",
    path: "/wallets",
    body: html`<h1>지갑</h1>
<p class="lead">나란에 연결된 카카오페이와 네이버페이예요. 연결을 끊으면 지갑 앱에서 끊은 것처럼 웹훅이 가요.</p>
${
  rows.length === 0
    ? html`<div class="card"><p class="meta">연결된 지갑이 없어요.</p></div>`
    : html`<div class="scroll"><table>
<thead><tr><th scope="col">지갑</th><th scope="col">연결</th><th scope="col">상태</th></tr></thead>
<tbody>${rows}</tbody></table></div>`
}`,
  });
}

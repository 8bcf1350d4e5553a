import { listMessages, type MessageReport } from "../admin/reports.ts";
import type { SandboxContext } from "../context.ts";
import { type Html, html } from "../layout/html.ts";
import { koreanTime, layout } from "../layout/layout.ts";
import { proposalIn } from "./open-as.ts";

const SHOWN = 200;
const REFRESH_SECONDS = 3;

/** SMS and talk messages, newest first; a code in the text also appears large beside it. */
export function inboxPage(context: SandboxContext, auto: boolean): string {
  const messages = listMessages(context).slice(0, SHOWN);
  return layout({
    title: "받은 문자",
    path: "/inbox",
    refreshSeconds: auto ? REFRESH_SECONDS : undefined,
    body: html`<h1>받은 문자</h1>
<p class="lead">모두 ${context.messages.length}건이에요. 최근 것부터 ${SHOWN}건까지 보여줘요.</p>
<p class="actions">
<a class="button" href="${auto ? "/inbox?auto=1" : "/inbox"}">새로 고침</a>
${auto ? html`<a class="button" href="/inbox">자동 새로 고침 끄기</a>` : html`<a class="button" href="/inbox?auto=1">자동 새로 고침 켜기</a>`}
</p>
${messages.length === 0 ? html`<div class="card"><p class="meta">아직 받은 문자가 없어요.</p></div>` : messages.map(card)}`,
  });
}

function card(message: MessageReport): Html {
  const badge =
    message.type === "ATA"
      ? html`<span class="badge talk">알림톡</span>`
      : html`<span class="badge">${message.type}</span>`;
  return html`<article class="card">
<p class="meta">${badge} <span class="num">${message.to}</span> · <time datetime="${message.sentAt}">${koreanTime(new Date(message.sentAt))}</time></p>
${message.code === null ? null : html`<p class="code">${message.code}</p>`}
<p class="text">${message.text}</p>
${
  proposalIn(message.text) === null
    ? null
    : html`<p class="actions"><a class="button" href="/inbox/${message.messageId}/open">이 선생님으로 로그인해서 열기</a></p>
<p class="meta">이 브라우저의 로그인이 이 선생님으로 바뀌어요.</p>`
}
</article>`;
}

import type { SandboxContext } from "../context.ts";
import { type Html, html } from "../layout/html.ts";
import { koreanTime, layout } from "../layout/layout.ts";
import type { StoredMail } from "../mail/records.ts";

const SHOWN = 100;
const LINK = /(https?:\/\/[^\s<>]+)/;

/** E-mail, newest first, as plain text with links. */
export function mailsPage(context: SandboxContext): string {
  const mails = context.mails.slice(-SHOWN).toReversed();
  return layout({
    title: "받은 메일",
    path: "/mails",
    body: html`<h1>받은 메일</h1>
<p class="lead">모두 ${context.mails.length}통이에요. 최근 것부터 ${SHOWN}통까지 보여줘요.</p>
<p class="actions"><a class="button" href="/mails">새로 고침</a></p>
${mails.length === 0 ? html`<div class="card"><p class="meta">아직 받은 메일이 없어요.</p></div>` : mails.map(card)}`,
  });
}

function card(mail: StoredMail): Html {
  return html`<article class="card">
<p class="meta">${mail.to.join(", ")} · <time datetime="${mail.receivedAt.toISOString()}">${koreanTime(mail.receivedAt)}</time></p>
<h2 class="title">${mail.subject}</h2>
<p class="text">${mail.text.trim().split(LINK).map(linked)}</p>
</article>`;
}

const linked = (part: string): Html => (LINK.test(part) ? html`<a href="${part}">${part}</a>` : html`${part}`);

import type { SandboxContext } from "../context.ts";
import { html } from "../layout/html.ts";
import { koreanTime, layout, won } from "../layout/layout.ts";

/** The conversions that the advertising network was told of, the latest first. */
export function conversionsPage({ conversions }: SandboxContext): string {
  const all = [...conversions.values()].sort((one, other) => other.event_time - one.event_time);
  const cards = all.map(
    ({ event_name, event_time, event_id, event_source_url, user_data, custom_data }) => html`<article class="card">
<p class="meta"><span class="badge">${event_name}</span> ${koreanTime(new Date(event_time * 1000))}${custom_data ? html` · <span class="num">${won(custom_data.value)}</span>` : null}</p>
<p class="text"><code>${event_id}</code></p>
<p class="meta">${event_source_url}</p>
<p class="meta">이메일 ${user_data.em ? "SHA-256" : "없음"} · 번호 ${user_data.ph ? "SHA-256" : "없음"}</p>
</article>`,
  );
  return layout({
    title: "광고 전환",
    path: "/conversions",
    body: html`<h1>광고 전환</h1>
<p class="lead">마케팅에 동의한 사람의 결제와 상담만 여기에 와요.</p>
${cards.length === 0 ? html`<div class="card"><p class="meta">아직 받은 전환이 없어요.</p></div>` : cards}`,
  });
}

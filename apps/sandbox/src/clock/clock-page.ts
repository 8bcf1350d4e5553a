import { html } from "../layout/html.ts";
import { koreanTime, layout } from "../layout/layout.ts";
import type { ClockAnswer, ClockState } from "./ask-clock.ts";

const STEPS = [
  ["+1h", "1시간 앞으로"],
  ["+1d", "하루 앞으로"],
  ["+1w", "일주일 앞으로"],
  ["+1mo", "한 달 앞으로"],
] as const;

/** The product's time with a button for each step. */
export function clockPage(answer: ClockAnswer): string {
  return layout({
    title: "시계",
    path: "/clock",
    body: html`<h1>시계</h1>
<p class="lead">제품이 아는 시각이에요. 앞으로만 옮길 수 있고, 그사이에 있던 결제와 알림이 차례로 일어나요. 한 달을 옮기면 30초쯤 걸려요.</p>
${"state" in answer ? time(answer.state) : html`<div class="card"><p class="meta">${answer.message}</p></div>`}`,
  });
}

function time({ now, nextRenewal, settled }: ClockState) {
  const button = (step: string, label: string) =>
    html`<button class="button" name="step" value="${step}">${label}</button>`;
  return html`<div class="card"><p class="meta">지금 (한국 시각)</p><p class="code">${koreanTime(now)}</p>
<p class="meta">${nextRenewal ? `다음 정기결제: ${koreanTime(nextRenewal)}` : "다가오는 정기결제가 없어요."}</p>
${settled === false ? html`<p class="text">아직 끝나지 않은 일이 있어요. .data/logs/api.log를 확인해 주세요.</p>` : null}</div>
<form class="actions" method="post" action="/clock">${nextRenewal ? button("renewal", "다음 결제로") : null}${STEPS.map(([step, label]) => button(step, label))}</form>
<p class="meta">옮긴 뒤에는 <a href="/inbox">받은 문자</a>와 <a href="/charges">결제</a>를 확인해 보세요.</p>`;
}

import type { SandboxContext } from "../context.ts";
import { html } from "../layout/html.ts";
import { koreanTime, layout } from "../layout/layout.ts";
import { plainFields } from "./records.ts";

const SHOWN = 200;

/** What stands in Firestore: who takes part in which event, the latest change first. */
export function participationsPage({ firestore }: SandboxContext): string {
  const all = [...firestore.documents.values()].sort((one, other) => (one.updateTime < other.updateTime ? 1 : -1));
  const cards = all.slice(0, SHOWN).map(({ path, fields, createTime, updateTime }) => {
    const { phoneNumber, marketingAgreement, userId, extraData } = plainFields(fields);
    return html`<article class="card">
<p class="meta"><span class="badge">${path.split("/")[0] ?? ""}</span> <span class="num">${String(phoneNumber)}</span> · ${koreanTime(new Date(createTime))}${updateTime === createTime ? null : html` · 바뀜 ${koreanTime(new Date(updateTime))}`}</p>
<p class="text">${marketingAgreement === true ? "혜택 소식을 받아요" : "혜택 소식을 받지 않아요"} · ${userId === null ? "로그인 없이" : String(userId)}</p>
<p class="text">${extraData === undefined ? "적은 답이 없어요" : JSON.stringify(extraData)}</p>
</article>`;
  });
  return layout({
    title: "이벤트 참여",
    path: "/participations",
    body: html`<h1>이벤트 참여</h1>
<p class="lead">Firestore에 모두 ${all.length}건이 있어요. API만 읽고 쓸 수 있어요.</p>
${cards.length === 0 ? html`<div class="card"><p class="meta">아직 참여가 없어요.</p></div>` : cards}`,
  });
}

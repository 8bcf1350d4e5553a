import { html } from "../layout/html.ts";
import { layout } from "../layout/layout.ts";

/**
 * The lesson room of a local run, in place of the native app's. It knows the lesson's number only: names stand in no address.
 * @param exit address of the class list that the visitor came from
 */
export function roomPage(lessonId: string, exit: string | null): string {
  return layout({
    title: "수업방",
    path: "/rooms",
    body: html`<h1>수업방</h1>
<p class="lead">학생 앱의 수업방을 대신하는 연습용 화면이에요. 들어온 시각은 방금 기록됐어요.</p>
<div class="card"><p class="meta">수업 번호</p><p class="text">${lessonId}</p>
<p class="text">실제 앱에서는 여기서 선생님과 학생이 화면과 필기를 함께 봐요.</p></div>
${exit === null ? null : html`<p class="actions"><a class="button" href="${exit}">나가기</a></p>`}`,
  });
}

import { html } from "../layout/html.ts";
import { layout } from "../layout/layout.ts";

export function indexPage(): string {
  return layout({
    title: "처음",
    path: "/",
    body: html`<h1>나란 샌드박스</h1>
<p class="lead">결제사, 문자 회사, 메일 서버를 대신하는 연습용 서버예요. 실제 돈이 오가거나 문자와 메일이 나가지 않고, 끄면 모두 사라져요.</p>
<div class="card"><a class="title" href="/inbox">받은 문자</a><p class="meta">서비스가 보낸 문자와 알림톡을 최근 것부터 보여줘요. 인증번호도 여기서 확인해요.</p></div>
<div class="card"><a class="title" href="/mails">받은 메일</a><p class="meta">서비스가 보낸 메일을 최근 것부터 보여줘요. 비밀번호를 다시 정하는 링크도 여기서 눌러요.</p></div>
<div class="card"><a class="title" href="/cards">테스트 카드</a><p class="meta">카드 번호마다 결제 결과가 정해져 있어요.</p></div>
<div class="card"><a class="title" href="/accounts">계좌</a><p class="meta">은행이 아는 계좌와 예금주예요. 새 계좌를 만들 수 있어요.</p></div>
<div class="card"><a class="title" href="/charges">결제</a><p class="meta">결제와 취소가 몇 번 일어났는지 보여줘요.</p></div>
<div class="card"><a class="title" href="/wallets">지갑</a><p class="meta">카카오페이와 네이버페이에 연결된 나란을 지갑 앱에서 끊듯이 끊어요.</p></div>
<div class="card"><a class="title" href="/conversions">광고 전환</a><p class="meta">광고 회사가 알게 된 결제와 상담을 보여줘요.</p></div>
<div class="card"><a class="title" href="/participations">이벤트 참여</a><p class="meta">Firestore에 저장된 이벤트 참여를 보여줘요.</p></div>
<div class="card"><a class="title" href="/clock">시계</a><p class="meta">제품의 시각을 앞으로 옮겨서 다음 결제와 알림을 바로 확인해요.</p></div>`,
  });
}

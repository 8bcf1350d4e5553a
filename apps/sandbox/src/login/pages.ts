import { type Html, html } from "../layout/html.ts";
import { layout } from "../layout/layout.ts";
import type { Authorization } from "./authorize.ts";
import type { VendorPerson } from "./people.ts";
import { VENDORS, type Vendor } from "./vendors.ts";

const hidden = (fields: Record<string, string | undefined>): Html[] =>
  Object.entries(fields).map(([name, value]) =>
    value === undefined ? html`` : html`<input type="hidden" name="${name}" value="${value}">`,
  );

/** The vendor's consent page. */
export function consentPage(vendor: Vendor, asked: Authorization, people: readonly VendorPerson[]): string {
  const { name, authorize, canKeepEmail } = VENDORS[vendor];
  const keepsEmail = vendor === "apple" ? "나의 이메일 공유하기" : "이메일 제공에 동의해요 (선택)";
  return layout({
    title: `${name} 로그인`,
    path: "/login-vendors",
    body: html`<h1>${name} 계정으로 계속하기</h1>
<p class="lead">진짜 ${name} 화면이 아니에요. 여기 사람들은 모두 지어낸 사람이에요.</p>
<form method="post" action="${authorize}" class="card form">
${hidden(asked)}
<fieldset><legend>누구로 계속할까요?</legend>
${people.map(
  (person, index) =>
    html`<label class="choice"><input type="radio" name="person" value="${person.number}"${index === 0 ? html` checked` : null}> <span>${person.name} <span class="meta">${person.email}</span></span></label>`,
)}
<label class="choice"><input type="radio" name="person" value="new"> <span>새로운 사람</span></label>
</fieldset>
<label class="field">새로운 사람의 이름 <input name="name" autocomplete="off" maxlength="40"></label>
<label class="field">새로운 사람의 이메일 <input name="email" type="email" autocomplete="off"></label>
${canKeepEmail ? html`<label class="choice"><input type="checkbox" name="shareEmail" checked> <span>${keepsEmail}</span></label>` : null}
<p class="actions"><button class="button" name="decision" value="accept">동의하고 계속하기</button>
<button class="button" name="decision" value="cancel">취소</button></p>
</form>`,
  });
}

/** Posts the answer as a form, as Apple's page does. @param nonce allows the page's only script */
export function formPostPage(redirectUri: string, answer: Record<string, string>, nonce: string): string {
  return html`<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>Apple</title></head>
<body><form method="post" action="${redirectUri}">${hidden(answer)}<button>계속하기</button></form>
<script nonce="${nonce}">document.forms[0].submit()</script></body></html>`.text;
}

export function refusalPage(vendor: Vendor, reason: string): string {
  const { name } = VENDORS[vendor];
  return layout({
    title: `${name} 로그인`,
    path: "/login-vendors",
    body: html`<h1>${name}에서 요청을 받지 않았어요</h1><p class="lead">${reason}</p>`,
  });
}

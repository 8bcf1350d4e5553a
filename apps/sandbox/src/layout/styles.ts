import { Html } from "./html.ts";

/** A copy of the product's design tokens, since these pages have no build step. */
export const STYLES = new Html(`
:root{--brand:#165f49;--brand-soft:#dff4eb;--bg:#fbfaf7;--card:#fff;--fg:#1b1916;--fg-2:#6b6760;--line:#eae8e3;--accent:#feeadc;--accent-fg:#97451f;--error:#c02b2c;--error-soft:#fff2f2}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--fg);font:16px/1.6 Pretendard,-apple-system,"Apple SD Gothic Neo","Noto Sans KR","Malgun Gothic",sans-serif;word-break:keep-all;overflow-wrap:anywhere}
header{background:var(--brand);color:#fff;padding:0 20px}
nav{max-width:960px;margin:auto;display:flex;flex-wrap:wrap;gap:4px 20px;align-items:center;min-height:72px}
nav a{color:#fff;text-decoration:none;padding:10px 0}
nav a[aria-current]{text-decoration:underline;text-underline-offset:6px;text-decoration-thickness:2px}
nav strong{margin-right:auto;font-size:18px;letter-spacing:-.018em}
main{max-width:1000px;margin:auto;padding:28px 20px 64px}
h1{font-size:26px;line-height:1.35;letter-spacing:-.026em;margin:0 0 8px}
a{color:var(--brand)}
:focus-visible{outline:2px solid #2a8166;outline-offset:2px}
header :focus-visible{outline-color:#ffb988}
.lead{color:var(--fg-2);margin:0 0 24px}
.card{background:var(--card);border:1px solid var(--line);border-radius:20px;padding:20px;margin:0 0 12px;box-shadow:0 6px 20px -6px rgb(27 25 22/.08)}
.card a.title{font-weight:700;font-size:18px}
.meta{color:var(--fg-2);font-size:14px;margin:0}
.text{white-space:pre-wrap;margin:8px 0 0}
.code{font-size:34px;line-height:1.3;font-weight:700;letter-spacing:.08em;color:var(--brand);font-variant-numeric:tabular-nums;margin:4px 0 0}
.scroll{overflow-x:auto;background:var(--card);border:1px solid var(--line);border-radius:20px}
table{border-collapse:collapse;width:100%;font-size:15px}
th,td{text-align:left;padding:12px 16px;border-bottom:1px solid var(--line);vertical-align:top}
tr:last-child td{border-bottom:0}
th{color:var(--fg-2);font-weight:600;font-size:14px;white-space:nowrap}
.num{font-variant-numeric:tabular-nums;white-space:nowrap}
.badge{display:inline-block;border-radius:6px;padding:1px 8px;font-size:13px;font-weight:600;background:var(--brand-soft);color:#104c3a;white-space:nowrap}
.badge.talk{background:var(--accent);color:var(--accent-fg)}
.badge.bad{background:var(--error-soft);color:var(--error)}
.actions{display:flex;flex-wrap:wrap;gap:8px;margin:0 0 20px}
.button{display:inline-flex;align-items:center;min-height:44px;padding:0 16px;border-radius:14px;border:1px solid #8c8981;background:var(--card);color:var(--fg);text-decoration:none;font-weight:600}
button.button{font:inherit;font-weight:600;cursor:pointer}
.form fieldset{border:0;margin:0 0 12px;padding:0}
.choice,.field{display:flex;gap:10px;align-items:center;min-height:44px}
.field{flex-wrap:wrap}
.field input,.field select{flex:1 1 220px;min-height:44px;padding:0 12px;border:1px solid #8c8981;border-radius:12px;font:inherit}
@media (max-width:640px){
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
tr{display:block;padding:12px 0;border-bottom:1px solid var(--line)}
tr:last-child{border-bottom:0}
th,td{display:block;border:0;padding:2px 16px}
td br{display:none}
td[data-label]::before{content:attr(data-label) " ";color:var(--fg-2);font-size:14px}
}
code{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:.93em}
`);

import type { Mail } from "../../adapters/mail/port.ts";

export interface MailText {
  subject: string;
  /** One per paragraph. */
  paragraphs: string[];
  /** A bill: what each line stands for and its amount, the sum last. */
  lines?: { label: string; amount: string }[];
  /** The one thing to do. */
  button?: { label: string; url: string };
  /** Small print. */
  note: string;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);

const FONT = "font-family:-apple-system,'Apple SD Gothic Neo','Malgun Gothic',sans-serif";

function table(bill: NonNullable<MailText["lines"]>): string {
  const rows = bill.map(({ label, amount }, index) => {
    const isSum = index === bill.length - 1;
    const style = `padding:10px 0;font-size:16px;${isSum ? "border-top:1px solid #1b1916;font-weight:700" : ""}`;
    return `<tr><td style="${style}">${escapeHtml(label)}</td><td style="${style};text-align:right;white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
  });
  return `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 16px">${rows.join("")}</table>`;
}

/** The body of a mail, for programs that show HTML and for those that don't. Mail programs know inline styles only. */
export function composeMail({
  subject,
  paragraphs,
  lines: bill = [],
  button,
  note,
}: MailText): Pick<Mail, "subject" | "text" | "html"> {
  const billText = bill.map(({ label, amount }) => `${label}: ${amount}`).join("\n");
  const lines = [
    ...paragraphs,
    ...(billText ? [billText] : []),
    ...(button ? [`${button.label}: ${button.url}`] : []),
    note,
    "나란",
  ];
  const text = lines.join("\n\n");
  const paragraph = (one: string, style: string) => `<p style="margin:0 0 16px;${style}">${escapeHtml(one)}</p>`;
  const html = `<!doctype html><html lang="ko"><body style="margin:0;background:#fbfaf7;padding:24px 12px">
<div style="max-width:480px;margin:0 auto;background:#fff;border-radius:16px;padding:32px 24px;${FONT};color:#1b1916;word-break:keep-all">
<h1 style="margin:0 0 20px;font-size:22px;line-height:1.4">${escapeHtml(subject)}</h1>
${paragraphs.map((one) => paragraph(one, "font-size:16px;line-height:1.6")).join("\n")}
${bill.length > 0 ? table(bill) : ""}
${button ? `<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="display:block;padding:16px;border-radius:12px;background:#165f49;color:#fff;font-size:16px;font-weight:700;text-align:center;text-decoration:none">${escapeHtml(button.label)}</a></p>` : ""}
${paragraph(note, "font-size:14px;line-height:1.6;color:#6b6760")}
<p style="margin:0;font-size:14px;color:#6b6760">나란</p>
</div></body></html>`;
  return { subject: `[나란] ${subject}`, text, html };
}

import { expect, type Locator, type Page } from "@playwright/test";
import { CARD_FACTS } from "./cards";

/** Page object of the payment screen. */
export class PaymentScreen {
  readonly payButton: Locator;
  readonly cardNumber: Locator;

  constructor(readonly page: Page) {
    this.payButton = page.getByRole("button", { name: /결제하기$|신청하기$/ });
    this.cardNumber = page.getByRole("textbox", { name: "카드 번호" });
  }

  async open(): Promise<void> {
    await this.page.goto("/tutoring/enroll/payment");
    await this.payButton.waitFor();
  }

  async chooseTablet(): Promise<void> {
    await this.page.getByRole("radio", { name: /갤럭시 탭/ }).click();
  }

  /** Finds an address in the built-in search and adds the detail. */
  async fillAddress(): Promise<void> {
    await this.page.getByRole("button", { name: "주소 찾기" }).click();
    await this.page.getByRole("textbox", { name: "도로명 또는 건물 이름" }).fill("세종대로 110");
    await this.page.getByRole("button", { name: /세종대로 110/ }).click();
    await this.page.getByRole("textbox", { name: "상세 주소" }).fill("101동 1203호");
  }

  async fillCard(number: string): Promise<void> {
    await this.cardNumber.fill(number);
    await this.page.getByRole("textbox", { name: "유효기간" }).fill(CARD_FACTS.expiry);
    await this.page.getByRole("textbox", { name: "비밀번호 앞 2자리" }).fill(CARD_FACTS.password);
    await this.page.getByRole("textbox", { name: "생년월일 또는 사업자번호" }).fill(CARD_FACTS.birthday);
  }

  async payInInstalments(months: number): Promise<void> {
    await this.page.getByRole("button", { name: /^할부/ }).click();
    await this.page.getByRole("option", { name: new RegExp(`^${months}개월`) }).click();
    await expect(this.page.getByRole("button", { name: /^할부/ })).toContainText(`${months}개월 무이자`);
  }

  async agree(): Promise<void> {
    await this.page.getByRole("button", { name: "필수만 동의" }).click();
  }

  /** The displayed lines of the ledger: "6개월 할인 −266,400원". */
  async ledger(): Promise<string[]> {
    return ledgerLines(this.page);
  }

  /** Presses the button and waits for the confirmation. */
  async pay(): Promise<string> {
    await this.payButton.click();
    return this.paid();
  }

  async paid(): Promise<string> {
    await this.page.waitForURL(/\/tutoring\/enroll\/payment-complete\?merchantUid=NR/, { timeout: 60_000 });
    await expect(this.page.getByRole("heading", { level: 1, name: /^(결제|신청)했어요/ })).toBeVisible();
    return new URL(this.page.url()).searchParams.get("merchantUid") ?? "";
  }

  /** From the confirmation to the page that asks for the tutor. */
  async goOnToWishes(): Promise<void> {
    await this.page.getByRole("link", { name: "선생님 조건 알려 주기" }).click();
    await this.page.waitForURL(/\/tutoring\/enroll\/applicant\/NR/);
  }
}

/** Every line of the ledger with its amount; the total has no label. */
export async function ledgerLines(page: Page): Promise<string[]> {
  const list = page.locator("dl").filter({ hasText: "수업료 정가", visible: true }).first();
  await list.waitFor();
  return list.evaluate((dl) =>
    [...dl.querySelectorAll(":scope > div")].map((row, index, rows) => {
      const amount = row.querySelector("dd")?.textContent?.match(/[−+]?[\d,]+원/)?.[0] ?? "";
      return index === rows.length - 1 ? amount : `${row.querySelector("dt")?.textContent} ${amount}`;
    }),
  );
}

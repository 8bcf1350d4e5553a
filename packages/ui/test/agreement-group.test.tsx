import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { type Agreement, AgreementGroup, type AgreementLabels, missingAgreements } from "../src/agreement-group";

const LABELS: AgreementLabels = {
  all: "전체 동의",
  requiredOnly: "필수만 동의",
  required: "필수",
  optional: "선택",
  open: (name) => `${name} 보기`,
  unfold: (name) => `${name} 펼치기`,
  missing: (count) => `필수 약관 ${count}개가 남았어요.`,
};

const ITEMS: Agreement[] = [
  { id: "terms", label: "이용약관", required: true },
  {
    id: "pay",
    label: "결제 약관 2개",
    required: true,
    parts: [
      { id: "p1", label: "기본" },
      { id: "p2", label: "제공" },
    ],
  },
  { id: "news", label: "혜택 소식", required: false },
];

function Consents({ showMissing = false }: { showMissing?: boolean }) {
  const [value, setValue] = useState<string[]>([]);
  return (
    <>
      <AgreementGroup items={ITEMS} value={value} onChange={setValue} labels={LABELS} showMissing={showMissing} />
      <output data-testid="value">{[...value].sort().join(",")}</output>
    </>
  );
}

const box = (name: RegExp | string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const value = () => screen.getByTestId("value").textContent;

test("starts empty; all is mixed when some are ticked; pressing it ticks all, then none", async () => {
  const user = userEvent.setup();
  render(<Consents />);
  expect(value()).toBe("");
  await user.click(box(/이용약관/));
  expect(box("전체 동의").indeterminate).toBe(true);
  await user.click(box("전체 동의"));
  expect(value()).toBe("news,p1,p2,terms");
  expect(box("전체 동의").indeterminate).toBe(false);
  await user.click(box("전체 동의"));
  expect(value()).toBe("");
});

test("required only clears optional consents", async () => {
  const user = userEvent.setup();
  render(<Consents />);
  await user.click(box(/혜택 소식/));
  await user.click(screen.getByRole("button", { name: "필수만 동의" }));
  expect(value()).toBe("p1,p2,terms");
});

test("required only is not offered where nothing is optional", () => {
  const required = ITEMS.filter((item) => item.required);
  render(<AgreementGroup items={required} value={[]} onChange={() => {}} labels={LABELS} />);
  expect(screen.queryByRole("button", { name: "필수만 동의" })).toBeNull();
});

test("a row with parts is mixed when only one part is ticked, and expands", async () => {
  const user = userEvent.setup();
  render(<Consents />);
  const opener = screen.getByRole("button", { name: "결제 약관 2개 펼치기" });
  expect(opener.getAttribute("aria-expanded")).toBe("false");
  await user.click(opener);
  const parts = document.getElementById(opener.getAttribute("aria-controls") ?? "");
  await user.click(within(parts as HTMLElement).getByRole("checkbox", { name: "기본" }));
  expect(box(/결제 약관/).indeterminate).toBe(true);
  expect(value()).toBe("p1");
});

test("reports the number of missing required consents", async () => {
  const user = userEvent.setup();
  render(<Consents showMissing />);
  expect(screen.getByText("필수 약관 2개가 남았어요.")).toBeTruthy();
  expect(box(/이용약관/).getAttribute("aria-invalid")).toBe("true");
  await user.click(box(/이용약관/));
  expect(screen.getByText("필수 약관 1개가 남았어요.")).toBeTruthy();
  expect(missingAgreements(ITEMS, ["terms", "p1"]).map((item) => item.id)).toEqual(["pay"]);
});

// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { schoolPlace } from "../../../src/features/student/school-choice";
import { SchoolSearch } from "../../../src/features/student/school-search";

vi.mock("../../../src/platform/api/api", () => ({
  api: () => ({ GET: async () => ({ content: [SCHOOL] }) }),
  dataOf: (answer: unknown) => answer,
}));
const SCHOOL = {
  id: "s1",
  name: "나란중학교",
  region: "서울특별시",
  address: "서울특별시 중구 세종대로 110",
};

test("a school stands with its district, so that two of one name can be told apart", () => {
  expect(schoolPlace(SCHOOL)).toBe("서울특별시 중구");
  expect(schoolPlace({ region: "세종특별자치시", address: "" })).toBe("세종특별자치시");
});

function Search() {
  const [name, setName] = useState("");
  const none = { value: null, onChange: () => {} };
  return <SchoolSearch {...none} name={name} onType={setName} level="MIDDLE" error="학교를 골라 주세요." />;
}

test("the field is no longer marked as wrong once schools are listed", async () => {
  render(<Search />);
  const field = screen.getByRole("combobox", { name: "학교 이름" });
  expect(field.getAttribute("aria-invalid")).toBe("true");
  fireEvent.change(field, { target: { value: "나란" } });
  expect((await screen.findByRole("option")).textContent).toBe("나란중학교서울특별시 중구");
  expect(field.getAttribute("aria-invalid")).toBeNull();
});

import { lazyPart } from "@pkg/ui/lazy-part";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";

const missing = () => Object.assign(new Error("Failed to load chunk"), { name: "ChunkLoadError" });
const Rules = ({ title }: { title: string }) => <p>{title}</p>;

test("a part without its code says so in its place, keeps what was typed, and loads when it is tried again", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const load = vi.fn().mockRejectedValueOnce(missing()).mockResolvedValue({ default: Rules });
  const Part = lazyPart<{ title: string }>(load);
  const form = (isOpen: boolean) => (
    <form>
      <input aria-label="카드 번호" />
      {isOpen ? <Part title="환불 규정" /> : null}
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.type(screen.getByRole("textbox"), "4242");
  rerender(form(true));
  expect((await screen.findByRole("alert")).textContent).toContain("불러오지 못했어요");
  await userEvent.click(screen.getByRole("button", { name: "다시 시도" }));
  await screen.findByText("환불 규정");
  expect((screen.getByRole("textbox") as HTMLInputElement).value).toBe("4242");
  expect(load).toHaveBeenCalledTimes(2);
});

test("another fault of a part goes to the page", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const Part = lazyPart<object>(async () => ({
    default: () => {
      throw new Error("broken");
    },
  }));
  await expect(act(async () => void render(<Part />))).rejects.toThrow("broken");
});

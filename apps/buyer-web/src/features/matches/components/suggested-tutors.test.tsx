// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { Suggestions } from "../queries";
import { SuggestedTutors } from "./suggested-tutors";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn(), replace: vi.fn() }) }));
afterEach(cleanup);

const none = { count: 0, nextOffset: null, suggestions: [], proposals: [], widenings: [] } as unknown as Suggestions;
const onGroup = vi.fn();
const show = (group: "MEDICAL" | null) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SuggestedTutors
        matchId="m1"
        found={none}
        group={group}
        onGroup={onGroup}
        more={null}
        titleRef={createRef()}
        onPress={vi.fn()}
      />
    </QueryClientProvider>,
  );

test("the list narrows to a group of universities, and back; an empty one says what to do", () => {
  show("MEDICAL");
  const select = screen.getByLabelText<HTMLSelectElement>("대학");
  expect(select.value).toBe("MEDICAL");
  screen.getByText(/다른 대학을 골라 보세요/);
  fireEvent.change(select, { target: { value: "EDUCATION" } });
  expect(onGroup).toHaveBeenLastCalledWith("EDUCATION");
  fireEvent.change(select, { target: { value: "" } });
  expect(onGroup).toHaveBeenLastCalledWith(null);
});

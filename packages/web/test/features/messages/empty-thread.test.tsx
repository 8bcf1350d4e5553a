// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { EmptyThread } from "../../../src/features/messages/empty-thread";
import type { MessageThread } from "../../../src/features/messages/thread-queries";
import { useSession } from "../../../src/platform/session/session-store";

afterEach(() => useSession.setState({ user: null }));

test("a student who bought their own class is offered to speak as the student", () => {
  const own = { id: "s1", name: "김하준", isSelf: true };
  useSession.setState({ user: { id: "u1", students: [own] } as never });
  const thread = { side: "BUYER", studentName: "김하준", tutorName: "이수진" } as MessageThread;
  render(<EmptyThread thread={thread} onPick={() => {}} />);
  expect(screen.getByRole("button", { name: /김하준 학생이에요/ })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /가족이에요|어려워하는/ })).toBeNull();
});

// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { TrialFirst } from "./components/trial-first";

const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/web/platform/api/api", mockApi);
const hint = vi.hoisted(() => vi.fn());
vi.mock("@pkg/web/platform/session/signed-in-hint", () => ({ hasSignedInHint: hint }));
afterEach(cleanup);

const had = (...pairs: [string, string][]) => pairs.map(([studentId, subject]) => ({ studentId, subject }));

test.each([
  ["a visitor", false, [], "trial"],
  ["a family that had none", true, [], "trial"],
  ["a family with a subject left", true, had(["s1", "MATH"], ["s2", "MATH"], ["s1", "ENGLISH"]), "trial"],
  ["one that had all", true, had(["s1", "MATH"], ["s2", "MATH"], ["s1", "ENGLISH"], ["s2", "ENGLISH"]), "course"],
])("%s sees the %s", async (_who, isMember, content, seen) => {
  hint.mockReturnValue(isMember);
  http.GET.mockImplementation(async (path) =>
    path === "/v2/users/me" ? { students: [{ id: "s1" }, { id: "s2" }] } : { content },
  );
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <TrialFirst subjects={["MATH", "ENGLISH"]} otherwise="course">
        trial
      </TrialFirst>
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  await screen.findByText(seen);
});

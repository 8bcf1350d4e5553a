import { NetworkError } from "@pkg/api-client";
import { onlineManager } from "@tanstack/react-query";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createQueryClient } from "../../../src/platform/api/query-provider";
import { reactToError } from "../../../src/platform/errors/react-to-error";

afterEach(() => {
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});
const disconnect = () => vi.stubGlobal("navigator", { onLine: false });

describe("without a connection", () => {
  test("a read pauses, and resumes by itself", async () => {
    disconnect();
    const client = createQueryClient();
    client.mount(); // as its provider does
    const queryFn = vi.fn(async () => "answer");
    const read = client.fetchQuery({ queryKey: ["one"], queryFn });
    expect(client.getQueryState(["one"])?.fetchStatus).toBe("paused");
    expect(queryFn).not.toHaveBeenCalled();
    onlineManager.setOnline(true);
    expect(await read).toBe("answer");
    client.unmount();
  });

  test("a write fails at once instead of being sent later behind the reader's back", async () => {
    disconnect();
    const mutationFn = vi.fn(async () => {
      throw new NetworkError(null, false);
    });
    const client = createQueryClient();
    const write = client.getMutationCache().build(client, { mutationFn }).execute(undefined);
    await expect(write).rejects.toBeInstanceOf(NetworkError);
    onlineManager.setOnline(true);
    expect(mutationFn).toHaveBeenCalledTimes(1);
  });

  test("offline, the message names the connection and what to do; online, it names the server", () => {
    const error = new NetworkError(null, false);
    expect(reactToError(error).message).toMatch(/응답을 받지 못했어요.*잠시 후/);
    disconnect();
    expect(reactToError(error).message).toMatch(/응답을 받지 못했어요.*인터넷이 끊겨.*그대로.*다시 연결되면/);
  });
});

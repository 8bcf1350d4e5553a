// @vitest-environment happy-dom
import { createHmac } from "node:crypto";
import { CONVERSION_SITE_KEY } from "@pkg/domain";
import { beforeEach, expect, test, vi } from "vitest";
import { sendConsult, sendPurchase } from "./send-conversion";

const POST = vi.fn();
vi.mock("@pkg/web/platform/api/api", () => ({ api: () => ({ POST }) }));
beforeEach(() => {
  sessionStorage.clear();
  POST.mockReset();
});

const order = { merchantUid: "NR1", value: 9_900 };
const known = { email: "Parent@naran.test", phoneNumber: "01012345678" };
const keyed = (text: string) => createHmac("sha256", CONVERSION_SITE_KEY).update(text).digest("hex");

test("a purchase is told once, by keyed hashes alone", async () => {
  await sendPurchase(order, known);
  await sendPurchase(order, known);
  expect(POST).toHaveBeenCalledTimes(1);
  const [path, { body }] = POST.mock.calls[0] ?? [];
  expect(path).toBe("/lessons/orders/meta-events");
  expect(body.events).toEqual([
    {
      ...{ id: "purchase:NR1", name: "Purchase", time: expect.any(String), source: "website", currency: "KRW" },
      ...{ merchantUid: "NR1", value: 9_900 },
      ...{ hashedEmail: keyed("parent@naran.test"), hashedPhone: keyed("+821012345678") },
    },
  ]);
  expect(JSON.stringify(body)).not.toContain("12345678");
});

test("a consultation is told of with its token; what is not known is not told, and a failure reaches nobody", async () => {
  POST.mockRejectedValue(new Error("down"));
  const header = { "x-consultation-token": "token" };
  await expect(sendConsult("c1", { email: null, phoneNumber: null }, header)).resolves.toBeUndefined();
  const [path, sent] = POST.mock.calls[0] ?? [];
  expect([path, sent.params]).toEqual(["/lessons/consultations/meta-events", { header }]);
  expect(sent.body.events[0]).toMatchObject({
    name: "Consult",
    consultationId: "c1",
    hashedEmail: null,
    hashedPhone: null,
  });
});

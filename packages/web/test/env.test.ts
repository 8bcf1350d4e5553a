import { describe, expect, test } from "vitest";
import { readWebEnv } from "../src/env";

const SET = {
  API_ORIGIN: "http://10.0.0.5:4000",
  BUYER_ORIGIN: "https://naran.example",
  TUTOR_ORIGIN: "https://tutor.naran.example",
  ACCOUNT_ORIGIN: "https://account.naran.example",
  EXAM_ORIGIN: "https://exam.naran.example",
};

describe("addresses", () => {
  test("without any variable the local ones hold", () => {
    expect(readWebEnv({})).toEqual({
      api: "http://127.0.0.1:4000",
      origins: {
        buyer: "http://localhost:3000",
        tutor: "http://localhost:3001",
        account: "http://localhost:3002",
        exam: "http://localhost:3003",
      },
    });
  });

  test("with all of them they are taken as they are", () => {
    const env = readWebEnv(SET);
    expect(env.api).toBe(SET.API_ORIGIN);
    expect(env.origins.exam).toBe(SET.EXAM_ORIGIN);
  });

  test("half-set addresses stop the start in one line that names them", () => {
    const { EXAM_ORIGIN: _, ...rest } = SET;
    expect(() => readWebEnv(rest)).toThrow("EXAM_ORIGIN (missing)");
    const wrong = { ...SET, BUYER_ORIGIN: "https://naran.example/", TUTOR_ORIGIN: "javascript:alert(1)" };
    expect(() => readWebEnv(wrong)).toThrow(
      "Cannot start, these variables are missing or wrong: BUYER_ORIGIN (must be an origin), TUTOR_ORIGIN (must be an origin)",
    );
  });
});

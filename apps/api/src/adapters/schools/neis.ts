import { z } from "zod";
import type { Secret } from "../../secrets/secret.ts";
import type { RegisteredSchool, SchoolRegister } from "./port.ts";

export interface NeisConfig {
  /** Origin of the NEIS open API, "https://open.neis.go.kr". */
  readonly apiBaseUrl: string;
  readonly apiKey: Secret;
  /** Rows of one page, at most 1,000. */
  readonly pageSize: number;
  readonly timeoutMs: number;
}

const NO_ROWS = "INFO-200";
const result = z.object({ CODE: z.string() });
const text = z.string().nullish();
const row = z.object({
  SD_SCHUL_CODE: z.string().min(1),
  SCHUL_NM: z.string().min(1),
  SCHUL_KND_SC_NM: z.string(),
  LCTN_SC_NM: text,
  ORG_RDNMA: text,
  HS_SC_NM: text,
  FOND_SC_NM: text,
});
const page = z.object({
  schoolInfo: z.tuple([
    z.object({ head: z.tuple([z.object({ list_total_count: z.number().int() }), z.object({ RESULT: result })]) }),
    z.object({ row: z.array(row) }),
  ]),
});
const answer = z.union([page, z.object({ RESULT: result })]);

/** The register of schools of the NEIS open API (`/hub/schoolInfo`). */
export function createNeisRegister(config: NeisConfig): SchoolRegister {
  return {
    async readPage(number) {
      const url = new URL("/hub/schoolInfo", config.apiBaseUrl);
      const query = { Type: "json", pIndex: String(number), pSize: String(config.pageSize) };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      url.searchParams.set("KEY", config.apiKey.reveal());
      const body = await read(url, config.timeoutMs);
      if ("schoolInfo" in body) {
        const [{ head }, { row: rows }] = body.schoolInfo;
        return { total: head[0].list_total_count, schools: rows.map(toSchool) };
      }
      if (body.RESULT.CODE === NO_ROWS) return { total: 0, schools: [] };
      throw new Error(`NEIS refused page ${number}: ${body.RESULT.CODE}`);
    },
  };
}

/** The address holds the key, so no error may carry it. */
async function read(url: URL, timeoutMs: number): Promise<z.infer<typeof answer>> {
  const response = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(timeoutMs) }).catch(
    (error: unknown) => {
      throw new Error(`NEIS did not answer (${error instanceof Error ? error.name : "unknown"})`);
    },
  );
  if (!response.ok) throw new Error(`NEIS answered HTTP ${response.status}`);
  const parsed = answer.safeParse(await response.json().catch(() => null));
  if (!parsed.success) throw new Error("NEIS answered in an unknown form");
  return parsed.data;
}

function toSchool(school: z.infer<typeof row>): RegisteredSchool {
  return {
    code: school.SD_SCHUL_CODE,
    name: school.SCHUL_NM.normalize("NFC").trim(),
    kind: school.SCHUL_KND_SC_NM,
    region: school.LCTN_SC_NM ?? "",
    address: school.ORG_RDNMA?.trim() ?? "",
    highSchoolKind: school.HS_SC_NM?.trim() || null,
    isPrivate: school.FOND_SC_NM === "사립",
  };
}

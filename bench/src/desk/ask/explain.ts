import type { Sql } from "@app/api/db/client.ts";
import type { ParameterOrJSON } from "postgres";

/** A statement that a server sent to the database. */
export interface Sent {
  readonly query: string;
  readonly parameters: readonly unknown[];
}

/** The plan of the slowest of some statements, run once more, with the statement's beginning. */
export async function explainSlowest(sql: Sql, sent: readonly Sent[]): Promise<string> {
  const plans = [];
  for (const { query, parameters } of sent) {
    if (!/^\s*(select|with)\b/i.test(query)) continue;
    const rows = await sql.unsafe<{ "QUERY PLAN": string }[]>(
      `explain (analyze, buffers) ${query}`,
      parameters as ParameterOrJSON<never>[],
    );
    const lines = rows.map((row) => row["QUERY PLAN"]);
    const took = Number(/Execution Time: ([\d.]+)/.exec(lines.at(-1) ?? "")?.[1] ?? 0);
    plans.push({ took, text: [query.replaceAll(/\s+/g, " ").slice(0, 240), ...lines].join("\n    ") });
  }
  plans.sort((one, other) => other.took - one.took);
  return plans[0]?.text ?? "no statement";
}

import { connection } from "next/server";
import { webEnv } from "../../lib/env";

/** What the address of a framed page names, and the sites that may frame it. */
export interface Framed {
  readonly matchId: string;
  readonly token: string;
  /** Exact origins. */
  readonly origins: readonly string[];
}

/** Reads the address of a framed page. Server only. */
export async function readFramed(
  searchParams: Promise<Record<string, string | string[] | undefined>>,
): Promise<Framed> {
  await connection();
  const { matchId, token } = await searchParams;
  return { matchId: textOf(matchId), token: textOf(token), origins: webEnv().framers };
}

const textOf = (value: string | string[] | undefined): string => (typeof value === "string" ? value : "");

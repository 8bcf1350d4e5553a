import { connection } from "next/server";
import { POSTCODE_HTML } from "@/lib/address/postcode-page";
import { webEnv } from "@/lib/env";

/** The page around Kakao's postcode service; 404 where the service is not configured. */
export async function GET(): Promise<Response> {
  await connection();
  const headers = { "cache-control": "no-store" };
  if (!webEnv().vendors.postcode) return new Response(null, { status: 404, headers });
  return new Response(POSTCODE_HTML, { headers: { ...headers, "content-type": "text/html; charset=utf-8" } });
}

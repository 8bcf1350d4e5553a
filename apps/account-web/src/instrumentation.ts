import { webEnv } from "@/lib/env";

/** Stops the start with one clear line when an address is wrong. */
export function register(): void {
  webEnv();
}

import { z } from "zod";

const report = z.object({
  userLimits: z.object({ open_files: z.object({ soft: z.coerce.number().catch(Infinity) }) }),
});

/** How many files and connections this process may have open at once. */
export function openFileLimit(): number {
  return report.parse(process.report.getReport()).userLimits.open_files.soft;
}

/**
 * How many of the process's descriptors callers may hold. A quarter stays for the database, vendors and files; half of the rest
 * stays for calls, however many streams are open.
 * @param openFiles the process's limit of descriptors
 * @param maxStreams the most streams of events that are wanted
 */
export function connectionLimits(openFiles: number, maxStreams: number): { connections: number; streams: number } {
  const connections = Math.floor(openFiles * 0.75);
  return { connections, streams: Math.min(maxStreams, Math.floor(connections / 2)) };
}

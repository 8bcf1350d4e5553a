const FORM = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z?$/;

/**
 * Reads a timestamp: only YYYY-MM-DDTHH:mm:ss with optional .mmm and Z; Z is appended if absent, so the time is UTC. Null for anything else, also for a date or time that does not exist (30 February, 24:00:00).
 */
export function parseTimestamp(text: unknown): Date | null {
  if (typeof text !== "string" || !FORM.test(text)) return null;
  const date = new Date(text.endsWith("Z") ? text : `${text}Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 19) === text.slice(0, 19);
  return exists ? date : null;
}

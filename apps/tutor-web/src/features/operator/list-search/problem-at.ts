import { fieldErrors } from "@pkg/web/platform/api/api";

/** What the API says about a filter. */
export function problemAt(path: string, error: unknown): string | undefined {
  return fieldErrors(error).find((field) => field.path === path)?.message;
}

import type { paths } from "@pkg/api-client";
import type { QueryKey } from "@tanstack/react-query";
import createClient from "openapi-react-query";
import { type ApiClient, api, isApiError } from "./api";

/** The page's client, made at the first call: whether it is a person's view is known only then. */
const client = new Proxy({} as ApiClient, { get: (_target, method) => Reflect.get(api(), method) });

/** Reads and writes of the API as queries and mutations. The key of a read is its method, path and params. */
export const $api = createClient<paths>(client);

interface Read<Key extends QueryKey, Context, T> {
  readonly queryKey: Key;
  readonly queryFn: (context: Context) => T | Promise<T>;
}

/** The key of a value that is made of a path's answers. A plain read has another one; `readsOf` finds both. */
export const madeKey = (path: keyof paths, facts: object) => ["get", path, facts, "made"] as const;

/**
 * A read that makes its value of more than one call.
 * @param facts what the value depends on
 */
export const madeRead = <T>(path: keyof paths, facts: object, queryFn: () => Promise<T>) => ({
  queryKey: madeKey(path, facts),
  queryFn,
});

/** A read that gives null when the class service refuses it with one of these codes: 20001 for what is missing. */
export function orNull<Key extends QueryKey, Context, T>(read: Read<Key, Context, T>, ...codes: number[]) {
  return {
    queryKey: [...read.queryKey, "or-null"] as unknown as Key,
    queryFn: async (context: Context): Promise<T | null> => {
      try {
        return await read.queryFn(context);
      } catch (error) {
        if (isApiError(error, "class", ...codes)) return null;
        throw error;
      }
    },
  };
}

/** A path of the API, or the beginning of several. */
type Area = keyof paths | "/operator";

/**
 * The reads of these paths and of all below them, to read again or to forget: `invalidateQueries(readsOf("/orders"))`.
 */
export function readsOf(...areas: readonly Area[]) {
  return {
    predicate: ({ queryKey: [, path] }: { readonly queryKey: QueryKey }) =>
      typeof path === "string" && areas.some((area) => path === area || path.startsWith(`${area}/`)),
  };
}

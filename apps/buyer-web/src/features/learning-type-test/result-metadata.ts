import { LEARNING_TYPE_PROFILES } from "@pkg/domain";
import { noindex, pageMetadata } from "@pkg/web/platform/metadata/metadata";
import type { Metadata } from "next";
import { loadLearningType } from "./learning-type-data";
import { picturePath, resultPath } from "./result-path";

/**
 * What is shown of a result where its page is shared: the type and its picture, nobody's name. Null for a link that opens nothing.
 * @param title of a page that is not the result itself; who is sent it learns first what the type is
 */
export async function resultMetadata(id: unknown, title?: string): Promise<Metadata | null> {
  if (typeof id !== "string") return null;
  const found = await loadLearningType(id).catch(() => null);
  if (!found) return null;
  const { name, line } = LEARNING_TYPE_PROFILES[found.type];
  const picture = { path: picturePath(found.type), alt: `${name}. ${line}` };
  return { ...pageMetadata(title ?? name, line, resultPath(id), picture), ...noindex };
}

import { escapeHtml } from "../layout/html.ts";
import type { StoredS3Object } from "./records.ts";

/** Small, so that clients have to paginate. */
const PAGE = 3;

interface ListQuery {
  prefix?: string;
  "continuation-token"?: string;
}

/** S3's answer to ListObjectsV2, sorted by key. */
export function listObjects(objects: ReadonlyMap<string, StoredS3Object>, bucket: string, query: ListQuery): string {
  const { prefix = "", "continuation-token": after = "" } = query;
  const matching = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = matching.slice(0, PAGE);
  const isTruncated = matching.length > page.length;
  const contents = page.map((key) => {
    const { body, storedAt } = objects.get(key) as StoredS3Object;
    return `<Contents><Key>${escapeHtml(key)}</Key><LastModified>${storedAt.toISOString()}</LastModified><Size>${body.length}</Size></Contents>`;
  });
  const next = isTruncated ? `<NextContinuationToken>${escapeHtml(page.at(-1) ?? "")}</NextContinuationToken>` : "";
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name><Prefix>${escapeHtml(prefix)}</Prefix><KeyCount>${page.length}</KeyCount><IsTruncated>${isTruncated}</IsTruncated>${contents.join("")}${next}</ListBucketResult>`;
}

/** One schema.org object for search engines. It is data, not a script: the policy of scripts doesn't concern it. */
export function StructuredData({ data }: { data: Readonly<Record<string, unknown>> }) {
  const text = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

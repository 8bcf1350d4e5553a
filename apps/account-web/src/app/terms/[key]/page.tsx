import type { TermKey } from "@pkg/web/features/terms/term";
import { termSlug } from "@pkg/web/features/terms/term-slug";
import { TERM_KEYS, TERMS } from "@pkg/web/features/terms/terms";
import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { TermsPage } from "@/features/terms/terms-page";

type PageProps = { params: Promise<{ key: string }> };

export function generateStaticParams(): Array<{ key: string }> {
  return TERM_KEYS.map((key) => ({ key: termSlug(key) }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const key = keyOf((await params).key);
  return key ? { ...pageMetadata(TERMS[key].title), robots: { index: true, follow: true } } : {};
}

export default async function Terms({ params }: PageProps) {
  const key = keyOf((await params).key);
  if (!key) notFound();
  return <TermsPage current={key} />;
}

function keyOf(slug: string): TermKey | undefined {
  return TERM_KEYS.find((key) => termSlug(key) === slug);
}

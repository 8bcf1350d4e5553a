"use client";

import { CONSENT_LABELS, type ConsentKey, formatKoreanDate } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { lazyPart } from "@pkg/ui/lazy-part";
import { ListGroup, ListRow } from "@pkg/ui/list-row";
import { EmptyState } from "@pkg/ui/states";
import type { components } from "@pkg/web/platform/api/api";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import Link from "next/link";
import { useState } from "react";
import { useConsents } from "./queries";

const TermsReader = lazyPart(() => import("@/lib/site/terms-reader"));

type Consent = components["schemas"]["ConsentRecord"];

const OPTIONAL: readonly ConsentKey[] = ["MARKETING", "NIGHT_MARKETING"];

/** `/mypage/term`: the accepted terms with version and date; each opens its text. */
export function AccountSettingsTermPage() {
  const { data, error, refetch } = useConsents();
  if (data) return <Terms consents={data} />;
  return error ? (
    <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="동의한 약관을" />
  ) : (
    <RowsSkeleton title="동의한 약관" />
  );
}

function Terms({ consents }: { consents: readonly Consent[] }) {
  const [term, setTerm] = useState<{ key: ConsentKey; open: boolean } | null>(null);
  const required = consents.filter(({ key, agreed }) => agreed && !OPTIONAL.includes(key));
  const optional = consents.filter(({ key }) => OPTIONAL.includes(key));
  const row = (consent: Consent) => (
    <TermRow
      key={consent.key + consent.version}
      consent={consent}
      onOpen={() => setTerm({ key: consent.key, open: true })}
    />
  );
  if (consents.length === 0) {
    return (
      <EmptyState
        level={1}
        className="py-12"
        title="아직 동의한 약관이 없어요"
        reason="가입하거나 결제할 때 동의한 약관이 여기에 모여요."
      />
    );
  }
  return (
    <>
      <PageTitle lead="동의한 날과 그때의 약관을 볼 수 있어요.">동의한 약관</PageTitle>
      {required.length > 0 ? (
        <ListGroup title="필수" className="pt-0!">
          {required.map(row)}
        </ListGroup>
      ) : null}
      {optional.length > 0 ? (
        <>
          <hr className="border-line" />
          <ListGroup title="선택">
            {optional.map(row)}
            <p className="mt-2 text-caption text-fg-2">
              <Link href="/mypage/alert" className="inline-flex min-h-11 items-center font-semibold underline">
                알림에서 켜고 끄기
              </Link>
            </p>
          </ListGroup>
        </>
      ) : null}
      {term ? <TermsReader term={term.key} open={term.open} onClose={() => setTerm({ ...term, open: false })} /> : null}
    </>
  );
}

function TermRow({ consent: { key, version, agreed, decidedAt }, onOpen }: { consent: Consent; onOpen: () => void }) {
  const day = formatKoreanDate(new Date(decidedAt), { withYear: true });
  return (
    <ListRow
      onPress={onOpen}
      label={
        <span className="block py-2">
          <span className="block text-label">{CONSENT_LABELS[key]}</span>
          <span className="block text-caption text-fg-3">
            <span className="whitespace-nowrap">{`${day}에 ${agreed ? "동의" : "동의하지 않음"}`}</span> ·{" "}
            <span className="whitespace-nowrap">{`${version} 시행`}</span>
          </span>
        </span>
      }
      value={OPTIONAL.includes(key) ? <Badge>{agreed ? "받아요" : "받지 않아요"}</Badge> : null}
    />
  );
}

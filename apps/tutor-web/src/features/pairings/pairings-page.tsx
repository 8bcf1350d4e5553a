"use client";

import { fieldErrors, isApiError } from "@pkg/web/platform/api/api";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { lazy, Suspense, useEffect, useState } from "react";
import { askedPhone, movePhoneToStorage, useOwnPhone } from "./proposal-phone";
import { usePairing } from "./queries";

// The proposal loads beside its data; the question only for the tutors whose link holds no number.
const loadProposal = () => import("./components/proposal");
const Proposal = lazy(loadProposal);
const PhoneQuestion = lazy(() => import("./components/phone-question"));
const CutLink = lazy(() => import("./components/cut-link"));

/**
 * `/pairings/[id]`: a proposal, opened from a message or from the tutor's home page. Its id and the phone number it was sent to
 * identify it; the number comes from the URL, session storage, the signed-in tutor, or a question.
 */
export function PairingsPage({ id }: { id: string }) {
  const [given, setGiven] = useState<string | null | undefined>(undefined);
  useEffect(() => setGiven(movePhoneToStorage()), []);
  useEffect(() => void loadProposal(), []);
  const own = useOwnPhone(given === null);
  const phone = given ?? (given === null ? own : undefined);
  const { data, error, refetch } = usePairing(id, phone ?? null);
  if (phone === undefined) return <RowsSkeleton />;
  const ask = (problem: string | null) => (
    <Suspense fallback={<RowsSkeleton />}>
      <PhoneQuestion
        initial={phone ?? ""}
        problem={problem}
        onPhone={(next) => {
          askedPhone.write(next);
          if (next === phone) void refetch();
          else setGiven(next);
        }}
      />
    </Suspense>
  );
  if (phone === null) return ask(null);
  if (data) {
    return (
      <Suspense fallback={<RowsSkeleton />}>
        <Proposal pairing={data} phoneNumber={phone} />
      </Suspense>
    );
  }
  if (isApiError(error, "class", 20001)) {
    return ask("이 번호로 보낸 제안을 찾지 못했어요. 문자를 받은 번호인지 확인해 주세요.");
  }
  if (isApiError(error, "class", 10004)) return ask(error.message);
  if (isApiError(error, "class", 10001) && fieldErrors(error).some(({ path }) => path === "id")) {
    return (
      <Suspense fallback={<RowsSkeleton />}>
        <CutLink />
      </Suspense>
    );
  }
  return error ? (
    <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="제안을" />
  ) : (
    <RowsSkeleton />
  );
}

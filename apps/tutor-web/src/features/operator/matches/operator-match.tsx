"use client";

import { CLASS_STAGE_LABELS, MATCH_STATUS_LABELS, subjectName } from "@pkg/domain";
import { BackLink } from "@pkg/ui/back-link";
import Link from "next/link";
import { useRef } from "react";
import { OperatorGate } from "../access/operator-gate";
import { whomText } from "../words/whom-text";
import { MatchAsked } from "./match-asked";
import { MatchContinuation } from "./match-continuation";
import { MatchFacts } from "./match-facts";
import { MatchLinks } from "./match-links";
import { type SteeredMatch, useSteeredMatch } from "./match-queries";
import { MatchRejections } from "./match-rejections";
import { MatchRematch } from "./match-rematch";
import { MatchSearch } from "./match-search";
import { MatchTutors } from "./match-tutors";

/** `/operator/matches/{id}`: one search, the wishes that exclude tutors, and the ways to resume it. */
export function OperatorMatch({ id }: { id: string }) {
  const reading = useSteeredMatch(id);
  const more = { onPress: () => void reading.fetchNextPage(), busy: reading.isFetchingNextPage };
  return (
    <OperatorGate reading={reading} what="매칭을">
      {(found) => <Search id={id} found={found} more={more} />}
    </OperatorGate>
  );
}

type SearchProps = { id: string; found: SteeredMatch; more: { onPress: () => void; busy: boolean } };

function Search({ id, found, more }: SearchProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { match } = found;
  const isWaiting = match.status === "UNPAIRED" || match.status === "PROFILE_MATCH_FAILED";
  const isOver = match.status === "MATCHED" || match.status === "CANCELED";
  return (
    <div className="grid gap-8">
      <div>
        <BackLink href="/operator/matches" linkAs={Link}>
          매칭
        </BackLink>
        <h1
          ref={title}
          tabIndex={-1}
          className="mt-2 text-title-1 outline-none"
        >{`${match.studentName} · ${subjectName(match)}`}</h1>
        <p role="status" className="mt-1.5 text-body-sm text-fg-2">
          {statusOf(found)}
        </p>
      </div>
      <MatchRematch rematch={found.rematch} />
      <MatchFacts found={found} />
      {isWaiting ? <MatchSearch id={id} found={found} /> : null}
      {match.status === "MATCHED" ? (
        <>
          <MatchContinuation id={id} whom={whomText(found.buyer)} />
          <MatchLinks id={id} whom={whomText(found.buyer)} />
        </>
      ) : null}
      {isOver ? null : <MatchTutors id={id} found={found} title={title} more={more} />}
      <MatchAsked match={found.match} proposals={found.proposals} />
      <MatchRejections rejections={found.rejections} />
    </div>
  );
}

/** A search that stopped says how many it asked, and whether some who fit are left. */
function statusOf({ match, count, proposals }: SteeredMatch): string {
  if (match.status === "MATCHED") return CLASS_STAGE_LABELS[match.now.stage];
  if (match.status !== "UNPAIRED") return MATCH_STATUS_LABELS[match.status];
  const asked = proposals.length > 0 ? `${proposals.length}명께 제안하고 찾기가 멈췄어요.` : "찾기가 멈췄어요.";
  return `${asked} ${count > 0 ? "아직 제안하지 않은 선생님이 있어요." : "맞는 선생님이 더 없어요."}`;
}

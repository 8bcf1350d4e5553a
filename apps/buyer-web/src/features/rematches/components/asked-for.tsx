import { isClassOver, isClassTaught } from "@pkg/domain";
import type { ClassAccess } from "../class-access";
import type { LeavingStart } from "../leaving-queries";
import { Appeal } from "./appeal";
import { RematchOffer, Searching } from "./rematch-offer";

type AskedForProps = { access: ClassAccess; start: LeavingStart };

/** What a link to another tutor opens: the form while there is a tutor; else where the search, or the class, stands. */
export function AskedFor({ access, start }: AskedForProps) {
  const { leaving } = start;
  const { stage, promisedOn } = leaving;
  if (isClassTaught(stage)) return <RematchOffer access={access} leaving={leaving} />;
  const isEnded = isClassOver(stage) || stage === "RESTING";
  if (isEnded) return <Appeal access={access} start={start} rematchHref="" />;
  return <Searching leaving={leaving} promisedOn={promisedOn} />;
}

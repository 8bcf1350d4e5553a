import { formatWon, withParticle } from "@pkg/domain";
import type { Refund } from "./refund-queries";

/** How far a refund is, as a headline and a sentence. @param method as `refundedToLabel` */
export function refundText({ status, amount, rule }: Pick<Refund, "status" | "amount" | "rule">, method: string) {
  const money = formatWon(amount);
  const to = withParticle(method, "으로", "로");
  const isUndo = rule === "UNDO";
  if (status === "DONE") {
    if (amount === 0) {
      return isUndo
        ? { title: "신청을 되돌렸어요", reason: "낸 돈이 없어서 돌려드릴 금액은 없어요." }
        : { title: "수업을 그만뒀어요", reason: "그동안 나란과 함께해 주셔서 고마워요." };
    }
    const reason = `${to} 돌려보냈어요. 결제한 곳에 따라 며칠 뒤에 보일 수 있어요.`;
    return isUndo
      ? { title: "결제를 되돌렸어요", reason: `${money}을 ${reason}` }
      : { title: `${money}을 환불했어요`, reason };
  }
  if (status === "FAILED") {
    return {
      title: "환불이 한 번에 되지 않았어요",
      reason: `수업은 그만둔 상태예요. 담당자가 ${money}을 다른 방법으로 돌려드리려고 연락드려요.`,
    };
  }
  return status === "UNKNOWN"
    ? {
        title: "환불을 확인하고 있어요",
        reason: `${method}에서 답이 늦어지고 있어요. ${money}을 돌려드리면 문자로 알려 드려요. 다시 신청하지 않으셔도 돼요.`,
      }
    : {
        title: isUndo ? "결제를 되돌렸어요" : "환불을 접수했어요",
        reason: `${money}을 ${to} 돌려보내고 있어요. 끝나면 문자로 알려 드려요.`,
      };
}

/** Days in which an order can be withdrawn (전자상거래법 제17조). */
export const WITHDRAWAL_DAYS = 7;

/** Working days within which a refund is paid out. */
export const REFUND_WORKING_DAYS = 3;

/** What a buyer is promised about refunds, on every screen that sells or confirms: the WITHDRAWAL rule in one sentence. */
export const REFUND_PROMISE = `결제 후 ${WITHDRAWAL_DAYS}일 안에 그만두면 아직 듣지 않은 수업료를 모두 환불해 드려요`;

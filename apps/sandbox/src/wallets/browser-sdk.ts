/**
 * The script that `@portone/browser-sdk` loads, with the one call that the product makes: it opens the sandbox's approval
 * page in a frame or a window and resolves, or leaves for it and comes back to `redirectUrl` with the result in the query.
 */
export const BROWSER_SDK = `(() => {
  const origin = new URL(document.currentScript.src).origin;
  const isPhone = () => /Android|iPhone|iPad|Mobile/.test(navigator.userAgent);
  const CLOSED = {
    transactionType: "ISSUE_BILLING_KEY",
    code: "FAILURE_TYPE_PG",
    message: "사용자가 창을 닫았습니다.",
    pgCode: "USER_CLOSE",
    pgMessage: "사용자가 창을 닫았습니다.",
  };

  const addressOf = (request, mode, returnUrl) => {
    const { storeId, channelKey, billingKeyMethod, issueId, issueName, displayAmount = 0, customer = {} } = request;
    const asked = { storeId, channelKey, billingKeyMethod, issueId, issueName, displayAmount, returnUrl, mode };
    return origin + "/wallets/approve?" + new URLSearchParams({ ...asked, customerId: customer.customerId ?? "" });
  };

  const openFrame = (address) => {
    const frame = document.createElement("iframe");
    frame.src = address;
    frame.title = "간편결제";
    frame.style.cssText = "position:fixed;inset:0;width:100%;height:100%;border:0;background:#fff;z-index:2147483647";
    document.body.append(frame);
    frame.focus();
    return { source: () => frame.contentWindow, isClosed: () => !frame.isConnected, close: () => frame.remove() };
  };
  const openPopup = (address) => {
    // A window without a name of its own: the one before may still be closing.
    const popup = window.open(address, "_blank", "popup,width=480,height=720");
    return popup && { source: () => popup, isClosed: () => popup.closed, close: () => popup.close() };
  };

  const waitFor = (view) =>
    new Promise((resolve) => {
      const end = (result) => {
        clearInterval(timer);
        window.removeEventListener("message", receive);
        view.close();
        resolve(result);
      };
      const receive = ({ origin: from, source, data }) => {
        if (from === origin && source === view.source() && data?.portoneSandbox) end(data.portoneSandbox);
      };
      // A window that answers closes at once, and its message may arrive after that.
      let closedLooks = 0;
      const timer = setInterval(() => view.isClosed() && ++closedLooks > 2 && end(CLOSED), 200);
      window.addEventListener("message", receive);
    });

  window.PortOne = {
    async requestIssueBillingKey(request) {
      const windowType = request.windowType?.[isPhone() ? "mobile" : "pc"] ?? (isPhone() ? "REDIRECTION" : "IFRAME");
      if (windowType === "REDIRECTION" || request.forceRedirect) {
        if (!request.redirectUrl) throw new Error("redirectUrl is required for a redirection.");
        location.assign(addressOf(request, "redirect", request.redirectUrl));
        return new Promise(() => undefined);
      }
      const address = addressOf(request, "message", location.href);
      const view = windowType === "POPUP" ? openPopup(address) : openFrame(address);
      return view ? waitFor(view) : CLOSED;
    },
  };
})();
`;

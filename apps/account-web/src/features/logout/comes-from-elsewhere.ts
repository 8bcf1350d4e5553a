/** Whether another site led here, its redirects included; a browser that does not say counts as one. */
export const comesFromElsewhere = (headers: Pick<Headers, "get">): boolean =>
  !["same-origin", "same-site", "none"].includes(headers.get("sec-fetch-site") ?? "");

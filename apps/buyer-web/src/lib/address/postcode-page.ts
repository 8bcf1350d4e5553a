/** Our page around Kakao's postcode service, framed by our forms. Only its CSP allows Kakao. */
export const POSTCODE_PATH = "/postcode";

/** Script URL from Kakao's guide (postcode.map.kakao.com/guide). */
export const POSTCODE_SCRIPT = "https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js";

/** Content security policy of that page. */
export const POSTCODE_SOURCES = {
  "script-src": [new URL(POSTCODE_SCRIPT).origin],
  "frame-src": ["https://postcode.map.kakao.com"],
} as const;

/** Id of the element that the service renders into. */
export const POSTCODE_PLACE = "search";

/** The page: the service's script and its container. The form starts it from the parent frame. */
export const POSTCODE_HTML = `<!doctype html>
<html lang="ko">
<head><meta charset="utf-8"><title>주소 찾기</title></head>
<body style="margin:0"><div id="${POSTCODE_PLACE}" style="height:100vh"></div><script src="${POSTCODE_SCRIPT}"></script></body>
</html>
`;

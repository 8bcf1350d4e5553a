/** Our page around Kakao's postcode service. It alone may load from Kakao; our forms frame it. */
export const POSTCODE_PATH = "/postcode";

/** Where Kakao's guide (postcode.map.kakao.com/guide) says that the service is. */
export const POSTCODE_SCRIPT = "https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js";

/** What the policy of that page allows. */
export const POSTCODE_SOURCES = {
  "script-src": [new URL(POSTCODE_SCRIPT).origin],
  "frame-src": ["https://postcode.map.kakao.com"],
} as const;

/** The element that the service is drawn into. */
export const POSTCODE_PLACE = "search";

/** The page: the service's script and a place for it. Our form starts it from outside. */
export const POSTCODE_HTML = `<!doctype html>
<html lang="ko">
<head><meta charset="utf-8"><title>주소 찾기</title></head>
<body style="margin:0"><div id="${POSTCODE_PLACE}" style="height:100vh"></div><script src="${POSTCODE_SCRIPT}"></script></body>
</html>
`;

import type { RoadAddress } from "./road-address";

/** Addresses of public buildings for the built-in search; other addresses are entered manually. */
const SAMPLE_ADDRESSES: readonly RoadAddress[] = [
  { postcode: "04524", address: "서울 중구 세종대로 110 (서울특별시청)" },
  { postcode: "03045", address: "서울 종로구 사직로 161 (경복궁)" },
  { postcode: "05551", address: "서울 송파구 올림픽로 300 (롯데월드타워)" },
  { postcode: "06164", address: "서울 강남구 영동대로 513 (코엑스)" },
  { postcode: "06085", address: "서울 강남구 학동로 426 (강남구청)" },
  { postcode: "06236", address: "서울 강남구 테헤란로 152 (역삼동 강남파이낸스센터)" },
  { postcode: "06164", address: "서울 강남구 테헤란로 521 (삼성동 파르나스타워)" },
  { postcode: "06232", address: "서울 강남구 강남대로 지하 396 (역삼동 강남역)" },
  { postcode: "06611", address: "서울 서초구 강남대로 465 (서초동 교보타워)" },
  { postcode: "07233", address: "서울 영등포구 의사당대로 1 (국회의사당)" },
  { postcode: "04383", address: "서울 용산구 서빙고로 137 (국립중앙박물관)" },
  { postcode: "03937", address: "서울 마포구 월드컵로 212 (마포구청)" },
  { postcode: "04107", address: "서울 마포구 백범로 35 (서강대학교)" },
  { postcode: "08826", address: "서울 관악구 관악로 1 (서울대학교)" },
  { postcode: "03722", address: "서울 서대문구 연세로 50 (연세대학교)" },
  { postcode: "03760", address: "서울 서대문구 이화여대길 52 (이화여자대학교)" },
  { postcode: "02841", address: "서울 성북구 안암로 145 (고려대학교)" },
  { postcode: "04763", address: "서울 성동구 왕십리로 222 (한양대학교)" },
  { postcode: "06974", address: "서울 동작구 흑석로 84 (중앙대학교)" },
  { postcode: "02447", address: "서울 동대문구 경희대로 26 (경희대학교)" },
  { postcode: "16508", address: "경기 수원시 영통구 도청로 30 (경기도청)" },
  { postcode: "16677", address: "경기 수원시 영통구 삼성로 129 (삼성전자)" },
  { postcode: "13437", address: "경기 성남시 중원구 성남대로 997 (성남시청)" },
  { postcode: "13561", address: "경기 성남시 분당구 정자일로 95 (네이버 1784)" },
  { postcode: "17019", address: "경기 용인시 처인구 중부대로 1199 (용인시청)" },
  { postcode: "10460", address: "경기 고양시 덕양구 고양시청로 10 (고양시청)" },
  { postcode: "21554", address: "인천 남동구 정각로 29 (인천광역시청)" },
  { postcode: "24266", address: "강원 춘천시 중앙로 1 (강원특별자치도청)" },
  { postcode: "28515", address: "충북 청주시 상당구 상당로 82 (충청북도청)" },
  { postcode: "30151", address: "세종 한누리대로 2130 (세종특별자치시청)" },
  { postcode: "32255", address: "충남 홍성군 홍북읍 충남대로 21 (충청남도청)" },
  { postcode: "34141", address: "대전 유성구 대학로 291 (한국과학기술원)" },
  { postcode: "35242", address: "대전 서구 둔산로 100 (대전광역시청)" },
  { postcode: "54968", address: "전북 전주시 완산구 효자로 225 (전북특별자치도청)" },
  { postcode: "58564", address: "전남 무안군 삼향읍 오룡길 1 (전라남도청)" },
  { postcode: "61945", address: "광주 서구 내방로 111 (광주광역시청)" },
  { postcode: "36759", address: "경북 안동시 풍천면 도청대로 455 (경상북도청)" },
  { postcode: "37673", address: "경북 포항시 남구 청암로 77 (포항공과대학교)" },
  { postcode: "41911", address: "대구 중구 공평로 88 (대구광역시청)" },
  { postcode: "44675", address: "울산 남구 중앙로 201 (울산광역시청)" },
  { postcode: "44919", address: "울산 울주군 언양읍 유니스트길 50 (울산과학기술원)" },
  { postcode: "47545", address: "부산 연제구 중앙대로 1001 (부산광역시청)" },
  { postcode: "51154", address: "경남 창원시 의창구 중앙대로 300 (경상남도청)" },
  { postcode: "63122", address: "제주 제주시 문연로 6 (제주특별자치도청)" },
  { postcode: "63309", address: "제주 제주시 첨단로 242 (카카오)" },
];

/**
 * Addresses that contain every word of the query in road name, building or postcode; none below two characters.
 * @returns at most 20
 */
export function searchAddresses(query: string): readonly RoadAddress[] {
  const words = query.trim().split(/\s+/).filter(Boolean);
  if (words.join("").length < 2) return [];
  return SAMPLE_ADDRESSES.filter(({ postcode, address }) =>
    words.every((word) => address.includes(word) || postcode.startsWith(word)),
  ).slice(0, 20);
}

import { TOP_UNIVERSITIES_TEXT, TUTOR_RANK_NAMES } from "@pkg/domain";

/** Who a tutor of a top university is. Pages hand it to their forms from the server: no bundle carries the list. */
export function TopUniversities() {
  return (
    <p className="text-caption text-fg-2">{`${TUTOR_RANK_NAMES.BASIC}은 ${TOP_UNIVERSITIES_TEXT}에 다니거나 졸업한 분이에요. 서류로 확인해요.`}</p>
  );
}

const NATIVE = ["한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열"];

/**
 * So many people as they are spoken of: "세 분" of tutors, "한 명" of students. From eleven on a figure, "12명": behind a
 * figure 분 would read as minutes.
 */
export function countPeople(count: number, unit: "분" | "명"): string {
  const word = NATIVE[count - 1];
  return word ? `${word} ${unit}` : `${count}명`;
}

/** The test itself; with an id its result. */
export const TEST_PATH = "/learning-type-test";

/** The page of a result, which is also its link. */
export const resultPath = (id: string): `/${string}` => `${TEST_PATH}?result=${encodeURIComponent(id)}`;

/** The tutors who suit a result. */
export const tutorsPath = (id: string, subject?: string) =>
  `${TEST_PATH}/teacher-matching?result=${encodeURIComponent(id)}${subject ? `&subject=${encodeURIComponent(subject)}` : ""}`;

/** The picture of a type, as it is shared. */
export const picturePath = (type: string) => `/social/learning-type/${type.toLowerCase().replaceAll("_", "-")}.png`;

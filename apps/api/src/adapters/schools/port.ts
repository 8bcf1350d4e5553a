/** One school of the register of schools. */
export interface RegisteredSchool {
  /** The standard school code, unique in the country. */
  readonly code: string;
  readonly name: string;
  /** The kind of school: "초등학교", "중학교", "고등학교", "특수학교" ... */
  readonly kind: string;
  /** "경기도" */
  readonly region: string;
  readonly address: string;
  /** Of high schools: "일반고", "특목고", "자율고", "특성화고". */
  readonly highSchoolKind: string | null;
  readonly isPrivate: boolean;
}

export interface SchoolPage {
  /** Schools of the whole register. */
  readonly total: number;
  readonly schools: readonly RegisteredSchool[];
}

/** The register of schools, read page by page in a stable order. */
export interface SchoolRegister {
  /** @param page from 1 on; a page past the end is empty. @throws Error when the register gives no usable answer */
  readPage(page: number): Promise<SchoolPage>;
}

import { guardianDuty, MAX_STUDENTS } from "@pkg/domain";
import type { Queryable } from "../../../../db/client.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { GUARDIAN_MISSING } from "../../../people/guardians/describe-refusals.ts";
import { findGuardian } from "../../../people/guardians/repository.ts";
import { findOwnStudent, insertStudents, updateOwnStudent } from "../../../people/students/repository.ts";
import type { NamedPerson, PurchaseRequest } from "../purchase-request.ts";
import type { BuyerRow, PurchaseFacts, StudentRow } from "./repository.ts";

/** Whom a purchase is about. */
export interface People {
  /** Whom the lessons are for. */
  student: StudentRow;
  /** Who consents for a child under 14; null when the buyer needs none. */
  guardian: { name: string; phoneNumber: string } | null;
}

/**
 * Finds the student and who consents to the purchase; a child that the account doesn't have is added.
 * @throws ApiError account 20009 for a student that is not the buyer's; INVALID_ENROLLMENT with the field that
 *   disagrees; INVALID_REQUEST_CREATE_OR_UPDATE_USER, reason GUARDIAN_MISSING, while a child under 14 has no guardian
 */
export async function resolvePeople(tx: Queryable, facts: PurchaseFacts, request: PurchaseRequest): Promise<People> {
  const student = await resolveStudent(tx, facts, request);
  return { student, guardian: await findConsentingGuardian(tx, facts.buyer, student) };
}

async function findConsentingGuardian(db: Queryable, buyer: BuyerRow, student: StudentRow) {
  const { id, isParent, birthYear, phoneNumber } = buyer;
  const duty = guardianDuty({ isParent, birthYear, learnerBirthYear: student.birthYear }, new Date());
  if (duty !== "CONSENT") return null;
  const guardian = await findGuardian(db, id);
  if (!guardian || guardian.phoneNumber === phoneNumber) throw refuse.invalidUser(GUARDIAN_MISSING);
  return guardian;
}

/**
 * Only of this buyer: by the id when one is named, a parent's child by its name, else the student of that name. What
 * the request says about the person must agree with what is stored.
 */
async function resolveStudent(
  tx: Queryable,
  { buyer, students: own }: PurchaseFacts,
  { studentId, student, child }: PurchaseRequest,
): Promise<StudentRow> {
  if (child && !buyer.isParent) throw disagreement("childName", "자녀 수업은 학부모 계정에서 신청할 수 있어요.");
  const isMeant = (row: StudentRow) => (child ? !row.isSelf && isSame(row, child) : row.name === student.name);
  // By the name a hidden student is not meant: the family took them off its list.
  const found = own.find((row) => (studentId ? row.id === studentId : !row.isHidden && isMeant(row)));
  if (!found && (studentId || !child)) throw refuse.studentNotFound();
  const chosen = found ?? (child && (await addChild(tx, buyer.id, child, own.length)));
  if (!chosen) throw refuse.studentNotFound();
  if (!isSame(chosen, student)) throw disagreement("student", "학생 정보가 바뀌었어요. 학생을 다시 골라 주세요.");
  if (!child) return chosen;
  if (chosen.isSelf || !isSame(chosen, child)) {
    throw disagreement("childName", "자녀 정보가 바뀌었어요. 학생을 다시 골라 주세요.");
  }
  return withPhone(tx, chosen, child);
}

/** A number that one side doesn't know is no contradiction. */
function isSame(row: NamedPerson, wanted: NamedPerson): boolean {
  const isOneUnknown = row.phoneNumber === null || wanted.phoneNumber === null;
  return row.name === wanted.name && (isOneUnknown || row.phoneNumber === wanted.phoneNumber);
}

async function addChild(tx: Queryable, userId: string, child: NamedPerson, count: number): Promise<StudentRow> {
  if (count >= MAX_STUDENTS) {
    throw disagreement("childName", `학생은 ${MAX_STUDENTS}명까지 추가할 수 있어요.`);
  }
  const [id = ""] = await insertStudents(tx, [{ userId, ...child }]);
  const added = await findOwnStudent(tx, userId, id);
  if (!added) throw new Error("The new child was not found again.");
  return added.student;
}

/** The child's number is kept when none was known. */
async function withPhone(tx: Queryable, row: StudentRow, { phoneNumber }: NamedPerson): Promise<StudentRow> {
  if (phoneNumber === null || row.phoneNumber !== null) return row;
  await updateOwnStudent(tx, row.userId, row.id, { phoneNumber });
  return { ...row, phoneNumber };
}

function disagreement(path: string, message: string) {
  return refuse.enrollmentIncomplete({ fields: [{ path, message }], message });
}

import { MAX_STUDENTS } from "@pkg/domain";
import type { Queryable } from "../../../../db/client.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { findOwnStudent, insertStudents, updateOwnStudent } from "../../../people/students/repository.ts";
import type { NamedPerson, PurchaseRequest } from "../purchase-request.ts";
import type { PurchaseFacts, StudentRow } from "./repository.ts";

/**
 * The student the lessons are for, only of this buyer: by the id when one is named, a parent's child by its name, else
 * the student of that name. A child that the account doesn't have is added. What the request says about the person must
 * agree with what is stored.
 * @throws ApiError account 20009 for a student that is not the buyer's; INVALID_ENROLLMENT with the field that disagrees.
 */
export async function findStudent(
  tx: Queryable,
  { buyer, students: own }: Pick<PurchaseFacts, "buyer" | "students">,
  { studentId, student, child }: Pick<PurchaseRequest, "studentId" | "student" | "child">,
): Promise<StudentRow> {
  if (child && !buyer.isParent) throw disagreement("childName", "자녀 수업은 부모님 계정에서 신청할 수 있어요.");
  const found = own.find((row) =>
    studentId ? row.id === studentId : child ? !row.isSelf && isSame(row, child) : row.name === student.name,
  );
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

import Link from "next/link";
import { INSTEAD_OF_CALL } from "@/lib/consultation/consultation-words";

/** Beside an offer that came instead of a promised call: what it was made of, and the way to a call. */
export function UncalledNote() {
  return (
    <p className="mt-2 text-body text-fg-2">
      {INSTEAD_OF_CALL} 빠진 과목이 있거나 전화로 이야기하고 싶으면{" "}
      <Link href="/tutoring/consult" className="font-semibold underline underline-offset-4">
        다시 신청해 주세요
      </Link>
      .
    </p>
  );
}

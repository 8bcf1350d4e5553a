import { eq, isNull, ne } from "drizzle-orm";
import * as s from "../../../db/schema/index.ts";
import {
  BOUGHT_LESSONS,
  both,
  LESSONS,
  MATCHES,
  OWN_REPORTS,
  of,
  own,
  type Section,
  section,
  TAUGHT_LESSONS,
  THREADS,
  TUTORS,
} from "./section.ts";

const BY_TUTOR = eq(s.lessonDisputes.reason, "TUTOR_CAME");
const BY_FAMILY = ne(s.lessonDisputes.reason, "TUTOR_CAME");

/** What was wished, taught and said. */
export const CLASS_SECTIONS: readonly Section[] = [
  section("선생님 희망", s.applicants, own(s.applicants.userId), [
    ...(["merchantUid", "subject", "subjectDetail", "rank", "weeklyAvailablePeriods", "studyPurposes"] as const),
    ...(["tutorGenders", "tutorUniversities", "tutorPassTypes", "tutorTracks", "likedTutorStyles"] as const),
    ...(["dislikedTutorStyles", "recommendedTutors", "selectedTutors", "tutorMemo", "createdAt"] as const),
  ]),
  section("매칭", s.matches, own(s.matches.userId), [
    ...(["id", "merchantUid", "status", "subjectKey", "wishes", "lessonStarts", "matchedAt", "endedAt"] as const),
  ]),
  section("선생님 바꾸기", s.rematchForms, of(s.rematchForms.matchId, MATCHES), [
    ...(["matchId", "rematchReason", "rematchReasonDetail", "rematchMemo", "tutorGenders"] as const),
    ...(["weeklyAvailablePeriods", "createdAt"] as const),
  ]),
  section("수업", s.lessons, of(s.lessons.id, LESSONS), ["id", "matchId", "startsAt", "endsAt", "status", "settledAs"]),
  section("수업 일지", s.lessonLogs, of(s.lessonLogs.lessonId, LESSONS), [
    ...(["lessonId", "title", "content", "homework", "createdAt"] as const),
  ]),
  section("수업에 있던 시간", s.lessonPresence, of(s.lessonPresence.lessonId, BOUGHT_LESSONS), [
    ...(["lessonId", "side", "fromAt", "toAt"] as const),
  ]),
  section("수업 확인", s.lessonDisputes, of(s.lessonDisputes.lessonId, LESSONS), [
    ...(["lessonId", "reason", "decision", "decidedAt", "createdAt"] as const),
  ]),
  // Each side explains to staff alone: the side that objects in `detail`, the other by answering.
  section("수업 확인에 쓴 말", s.lessonDisputes, both(of(s.lessonDisputes.lessonId, BOUGHT_LESSONS), BY_FAMILY), [
    ...(["lessonId", "detail"] as const),
  ]),
  section("수업 확인에 답한 말", s.lessonDisputes, of(s.lessonDisputes.lessonId, BOUGHT_LESSONS), [
    ...(["lessonId", "buyerDetail"] as const),
  ]),
  section("수업이 어땠는지", s.classPulses, of(s.classPulses.matchId, MATCHES), ["matchId", "answer", "createdAt"]),
  section("후기", s.reviews, own(s.reviews.userId), [
    ...(["subjectKey", "rating", "chips", "text", "replyText", "createdAt"] as const),
  ]),
  section("주고받은 메시지", s.messages, both(of(s.messages.threadId, THREADS), isNull(s.messages.hiddenAt)), [
    ...(["threadId", "number", "side", "text", "createdAt"] as const),
  ]),
  section("보낸 신고", s.messageReports, of(s.messageReports.id, OWN_REPORTS), ["reason", "detail", "createdAt"]),
  section("보낸 사진", s.messagePictures, own(s.messagePictures.userId), [
    ...(["matchId", "type", "width", "height", "createdAt"] as const),
  ]),
];

/** What there is of a person who teaches, or asked to. */
export const TEACHING_SECTIONS: readonly Section[] = [
  section("선생님 지원", s.tutorApplicants, own(s.tutorApplicants.userId), [
    ...(["status", "name", "phoneNumber", "gender", "otherUniversity", "major", "admissionType"] as const),
    ...(["teachingBasis", "reportNumber", "teachingYears", "styles", "subjects", "introduction"] as const),
    ...(["registeredAt", "decidedAt", "reason", "rejectReason", "createdAt"] as const),
  ]),
  section("선생님 정보", s.tutors, own(s.tutors.userId), [
    ...(["name", "phoneNumber", "gender", "tier", "major", "admissionType", "styles", "teachingYears"] as const),
    ...(["introduction", "teachingBasis", "reportNumber", "createdAt"] as const),
  ]),
  section(
    "선생님으로 수업 확인에 쓴 말",
    s.lessonDisputes,
    both(of(s.lessonDisputes.lessonId, TAUGHT_LESSONS), BY_TUTOR),
    [...(["lessonId", "detail"] as const)],
  ),
  section("선생님으로 수업 확인에 답한 말", s.lessonDisputes, of(s.lessonDisputes.lessonId, TAUGHT_LESSONS), [
    ...(["lessonId", "tutorDetail"] as const),
  ]),
  section("지급 계좌", s.payoutAccounts, of(s.payoutAccounts.tutorId, TUTORS), [
    ...(["bankCode", "numberEnd", "holderName", "createdAt"] as const),
  ]),
  section("수업료 지급", s.payouts, of(s.payouts.tutorId, TUTORS), [
    ...(["month", "gross", "incomeTax", "localTax", "net", "status", "bankCode", "numberEnd", "paidAt"] as const),
  ]),
];

import type { ObjectCase } from "./object-case.ts";

/** What both sides of a class say of a lesson that was to take place. */
export const LESSON_REPORT_OBJECTS: Record<string, ObjectCase> = {
  getLessonRoom: { target: ({ lesson }) => ({ path: `/lessons/${lesson}/room` }), owner: [200] },
  recordBeat: {
    target: ({ lesson }) => ({ path: `/lessons/${lesson}/presence`, body: {} }),
    // The room is closed yet.
    owner: [409],
  },
  getChildLink: { target: ({ student }) => ({ path: `/users/me/students/${student}/child-link` }), owner: [200] },
  issueChildLink: { target: ({ student }) => ({ path: `/users/me/students/${student}/child-link` }), owner: [201] },
  revokeChildLink: { target: ({ student }) => ({ path: `/users/me/students/${student}/child-link` }), owner: [200] },
  submitDispute: {
    target: ({ lesson }) => ({ path: `/lessons/${lesson}/dispute`, body: { detail: "" } }),
    // It has not begun.
    owner: [409],
  },
  answerDispute: {
    target: ({ lesson }) => ({ path: `/lessons/${lesson}/dispute/answer`, body: { detail: "수업방에서 기다렸어요." } }),
    // It is not disputed.
    owner: [409],
  },
  // Lessons are logged by their tutor: not by their buyer either.
  saveLessonLog: {
    target: ({ lesson }) => ({
      path: `/lessons/${lesson}/log`,
      body: { title: "제목", content: "내용", homework: "" },
    }),
    owner: [404],
  },
  answerLesson: {
    target: ({ lesson }) => ({ path: `/lessons/${lesson}/answer`, body: { tookPlace: true } }),
    // It is not over.
    owner: [409],
  },
};

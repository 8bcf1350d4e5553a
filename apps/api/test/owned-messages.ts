import type { ObjectCase } from "./object-case.ts";

/** What the owner of a class may do with its messages. */
export const MESSAGE_OBJECTS: Record<string, ObjectCase> = {
  listMessages: { target: ({ pair }) => ({ path: `/lessons/matches/${pair}/messages` }), owner: [200] },
  sendMessage: {
    target: ({ pair }) => ({
      path: `/lessons/matches/${pair}/messages`,
      body: { id: "00000000-0000-4000-8000-00000000cafe", text: "안녕하세요", pictureId: null },
    }),
    owner: [201],
  },
  markMessagesRead: {
    target: ({ pair, thread }) => ({
      path: `/lessons/matches/${pair}/messages/read`,
      body: { threadId: thread, number: 1 },
    }),
    owner: [200],
  },
  issuePictureUploadUrl: {
    target: ({ pair }) => ({ path: `/lessons/matches/${pair}/message-pictures` }),
    owner: [201],
  },
  reportMessage: {
    target: ({ pair, message }) => ({
      path: `/lessons/matches/${pair}/messages/${message}/report`,
      body: { reason: "OTHER", detail: "" },
    }),
    owner: [201],
  },
};

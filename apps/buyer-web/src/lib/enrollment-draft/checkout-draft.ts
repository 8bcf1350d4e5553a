import { encodeCourses, routeOfCourses } from "@pkg/domain";
import { ApiError, api, type components, dataOf } from "@pkg/web/platform/api/api";
import { madeRead } from "@pkg/web/platform/api/query";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type EnrollmentDraft, mergeDrafts, UNNAMED, useEnrollmentDraft } from "./enrollment-draft";
import { forgetLinkedCourses } from "./linked-courses";
import { type Bought, removePaid } from "./remove-paid";

/** The server's draft: the chosen courses and the idempotency key of its next payment. Never card data. */
export type CheckoutDraft = components["schemas"]["EnrollmentDraft"];
export type CheckoutDraftData = components["schemas"]["EnrollmentDraftData"];

/** What the refusal of a paid draft names. */
export interface PaidDraft {
  readonly merchantUid: string;
  readonly courses: readonly Bought[];
}

/** The order that has paid the draft of a refused call; null for any other error. */
export function paidDraftOf(error: unknown): PaidDraft | null {
  return error instanceof ApiError && error.status === 410 ? (error.details as unknown as PaidDraft) : null;
}

/**
 * The account's draft; null without one.
 * @throws ApiError 410 when an order has paid the named draft (`paidDraftOf`)
 */
export async function readDraft(query: { id?: string; courses?: string }): Promise<CheckoutDraft | null> {
  return (await dataOf(api().GET("/enrollment-drafts/me", { params: { query } }))).draft;
}

/** How this browser names the draft of its choices. */
export function known({ courses, draftId }: EnrollmentDraft) {
  if (courses.length === 0 || draftId === null) return {};
  return draftId === UNNAMED ? { courses: encodeCourses(courses) } : { id: draftId };
}

function writeDraft(data: CheckoutDraftData, id?: string): Promise<CheckoutDraft> {
  return dataOf(api().PUT("/enrollment-drafts/me", { body: { data, ...(id ? { id } : {}) } }));
}

/** Merges the drafts of browser and server; what was paid, on whatever device, is taken out of this browser's first. */
async function syncDraft(): Promise<CheckoutDraft | null> {
  try {
    return await mergeWithServer();
  } catch (error) {
    const paid = paidDraftOf(error);
    if (!paid) throw error;
    removePaid(paid.courses);
    forgetLinkedCourses();
    return mergeWithServer();
  }
}

/**
 * Merges the drafts of browser and server and writes the result to both.
 * Null when both are empty.
 */
async function mergeWithServer(): Promise<CheckoutDraft | null> {
  const local = useEnrollmentDraft.getState();
  const server = await readDraft(known(local));
  const merged = mergeDrafts(local, server);
  if (merged.courses.length === 0) return null;
  const chosen = { courses: [...merged.courses], tabletType: merged.tabletType };
  const data: CheckoutDraftData = withRoute(withoutStaleOffer({ ...server?.data, ...chosen }));
  const isSame = server !== null && JSON.stringify(pick(server.data)) === JSON.stringify(pick(data));
  const draft = isSame ? server : await writeDraft(data, known(merged).id);
  local.restore({ ...merged, draftId: draft.id, updatedAt: draft.updatedAt });
  return draft;
}

/** Other courses than those of an offer are no up-selling any more. */
function withoutStaleOffer(data: CheckoutDraftData): CheckoutDraftData {
  const goesOn = data.courses.every(({ matchId, trialMatchId }) => matchId ?? trialMatchId);
  if (data.orderFunnelType !== "UP_SELLING" || goesOn) return data;
  return { ...data, orderFunnelType: null, orderFunnelValue: null };
}

/** The route of the courses: one that begins with a tutor makes it SMART_MATCHING. */
function withRoute(data: CheckoutDraftData): CheckoutDraftData {
  const orderFunnelType = routeOfCourses(data.courses, data.orderFunnelType);
  return orderFunnelType === (data.orderFunnelType ?? "SIMPLE_ENROLL") ? data : { ...data, orderFunnelType };
}

/** Puts a draft of other courses in the place of the one that there is, in this browser, too. */
export async function startDraft(data: CheckoutDraftData): Promise<CheckoutDraft> {
  const draft = await writeDraft(data);
  const local = useEnrollmentDraft.getState();
  local.restore({
    ...local,
    courses: draft.data.courses,
    tabletType: draft.data.tabletType ?? null,
    draftId: draft.id,
    updatedAt: draft.updatedAt,
  });
  return draft;
}

/** Writes a draft that is shown. One that another tab has paid stays as it is: the press of the pay button says so. */
async function writeSame(draft: CheckoutDraft): Promise<CheckoutDraft> {
  try {
    return await writeDraft(draft.data, draft.id);
  } catch (error) {
    if (paidDraftOf(error)) return draft;
    throw error;
  }
}

function pick({ courses, tabletType, orderFunnelType }: CheckoutDraftData) {
  return [
    courses.map(({ productId, subject, subjectDetail, tutorId }) => [productId, subject, subjectDetail, tutorId]),
    tabletType ?? null,
    orderFunnelType ?? null,
  ];
}

/** The signed-in buyer's draft, merged with this browser's; null without one. */
export const DRAFT = madeRead("/enrollment-drafts/me", {}, syncDraft);

/** Reads the signed-in buyer's draft, merged with this browser's; null without one. */
export function useCheckoutDraft() {
  // No refetch on focus: an order in flight closes the draft on the server, and a late sync would start another.
  return useQuery({ ...DRAFT, staleTime: 10_000, refetchOnWindowFocus: false });
}

/** Changes part of the draft: at once in the page, serially on the server. */
export function useSaveDraft() {
  const client = useQueryClient();
  const { mutate, mutateAsync } = useMutation({
    scope: { id: "enrollment-draft" },
    mutationFn: async () => {
      const draft = client.getQueryData<CheckoutDraft | null>(DRAFT.queryKey);
      return draft ? writeSame(draft) : null;
    },
    onMutate: async (part: Partial<CheckoutDraftData>) => {
      await client.cancelQueries({ queryKey: DRAFT.queryKey });
      client.setQueryData<CheckoutDraft | null>(DRAFT.queryKey, (draft) =>
        draft ? { ...draft, data: { ...draft.data, ...part } } : draft,
      );
    },
    onSuccess: (saved) => {
      if (!saved) return;
      const { id, idempotencyKey, updatedAt } = saved;
      client.setQueryData<CheckoutDraft | null>(DRAFT.queryKey, (draft) =>
        draft ? { ...draft, id, idempotencyKey, updatedAt } : saved,
      );
    },
  });
  return { save: mutate, saveAsync: mutateAsync };
}

/** Takes the paid draft out of this browser; the server has closed its own. */
export function useForgetDraft() {
  const client = useQueryClient();
  return () => {
    const draft = client.getQueryData<CheckoutDraft | null>(DRAFT.queryKey);
    removePaid(draft?.data.courses ?? []);
    client.removeQueries({ queryKey: DRAFT.queryKey });
  };
}

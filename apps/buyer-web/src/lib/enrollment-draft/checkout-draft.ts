import { routeOfCourses } from "@pkg/domain";
import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { mergeDrafts, useEnrollmentDraft } from "./enrollment-draft";

/** The server's draft: the chosen courses and the idempotency key of its next payment. Never card data. */
export type CheckoutDraft = components["schemas"]["EnrollmentDraft"];
export type CheckoutDraftData = components["schemas"]["EnrollmentDraftData"];

export const DRAFT_KEY = ["enrollment-draft"] as const;

/** Null without one. */
async function readDraft(): Promise<CheckoutDraft | null> {
  return (await dataOf(api().GET("/enrollment-drafts/me"))).draft;
}

function writeDraft(data: CheckoutDraftData): Promise<CheckoutDraft> {
  return dataOf(api().PUT("/enrollment-drafts/me", { body: { data } }));
}

/**
 * Merges the drafts of browser and server and writes the result to both.
 * Null when both are empty.
 */
async function syncDraft(): Promise<CheckoutDraft | null> {
  const local = useEnrollmentDraft.getState();
  const server = await readDraft();
  const merged = mergeDrafts(local, server);
  if (merged.courses.length === 0) return null;
  const chosen = { courses: [...merged.courses], tabletType: merged.tabletType };
  const data: CheckoutDraftData = withRoute(withoutStaleOffer({ ...server?.data, ...chosen }));
  const isSame = server !== null && JSON.stringify(pick(server.data)) === JSON.stringify(pick(data));
  const draft = isSame ? server : await writeDraft(data);
  local.restore({ ...merged, updatedAt: draft.updatedAt });
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
    updatedAt: draft.updatedAt,
  });
  return draft;
}

/**
 * Writes a draft without starting a second one: when another tab has paid it, the server has closed it and would start
 * another with a new key, which could be paid again. That one is deleted, and the old key stays.
 */
async function writeSame(draft: CheckoutDraft): Promise<CheckoutDraft> {
  const saved = await writeDraft(draft.data);
  if (saved.id === draft.id) return saved;
  await api().DELETE("/enrollment-drafts/me");
  return draft;
}

function pick({ courses, tabletType, orderFunnelType }: CheckoutDraftData) {
  return [
    courses.map(({ productId, subject, subjectDetail, tutorId }) => [productId, subject, subjectDetail, tutorId]),
    tabletType ?? null,
    orderFunnelType ?? null,
  ];
}

/** Reads the signed-in buyer's draft, merged with this browser's; null without one. */
export function useCheckoutDraft() {
  // No refetch on focus: an order in flight closes the draft on the server, and a late sync would start another.
  return useQuery({ queryKey: DRAFT_KEY, queryFn: syncDraft, staleTime: 10_000, refetchOnWindowFocus: false });
}

/** Changes part of the draft: at once in the page, serially on the server. */
export function useSaveDraft() {
  const client = useQueryClient();
  const { mutate, mutateAsync } = useMutation({
    scope: { id: "enrollment-draft" },
    mutationFn: async () => {
      const draft = client.getQueryData<CheckoutDraft | null>(DRAFT_KEY);
      return draft ? writeSame(draft) : null;
    },
    onMutate: async (part: Partial<CheckoutDraftData>) => {
      await client.cancelQueries({ queryKey: DRAFT_KEY });
      client.setQueryData<CheckoutDraft | null>(DRAFT_KEY, (draft) =>
        draft ? { ...draft, data: { ...draft.data, ...part } } : draft,
      );
    },
    onSuccess: (saved) => {
      if (!saved) return;
      const { id, idempotencyKey, updatedAt } = saved;
      client.setQueryData<CheckoutDraft | null>(DRAFT_KEY, (draft) =>
        draft ? { ...draft, id, idempotencyKey, updatedAt } : saved,
      );
    },
  });
  return { save: mutate, saveAsync: mutateAsync };
}

/** Clears this browser's draft after its order is paid; the server has closed its own. */
export function useForgetDraft() {
  const client = useQueryClient();
  return () => {
    useEnrollmentDraft.getState().clear();
    client.removeQueries({ queryKey: DRAFT_KEY });
  };
}

import { api, type components, dataOf, isApiError } from "@pkg/web/platform/api/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { mergeDrafts, useEnrollmentDraft } from "./enrollment-draft";

/** The draft on the server: what is chosen, and the key of its next payment. It never holds card data. */
export type CheckoutDraft = components["schemas"]["EnrollmentDraft"];
export type CheckoutDraftData = components["schemas"]["EnrollmentDraftData"];

export const DRAFT_KEY = ["enrollment-draft"] as const;

async function readDraft(): Promise<CheckoutDraft | null> {
  try {
    return await dataOf(api().GET("/enrollment-drafts/me"));
  } catch (error) {
    if (isApiError(error, "class", 20001)) return null;
    throw error;
  }
}

function writeDraft(data: CheckoutDraftData): Promise<CheckoutDraft> {
  return dataOf(api().PUT("/enrollment-drafts/me", { body: { data } }));
}

/**
 * Makes one draft of this browser's and the server's, and leaves it in both.
 * Null when nothing is chosen anywhere.
 */
async function syncDraft(): Promise<CheckoutDraft | null> {
  const local = useEnrollmentDraft.getState();
  const server = await readDraft();
  const merged = mergeDrafts(local, server);
  if (merged.courses.length === 0) return null;
  const data: CheckoutDraftData = { ...server?.data, courses: [...merged.courses], tabletType: merged.tabletType };
  const isSame = server !== null && JSON.stringify(pick(server.data)) === JSON.stringify(pick(data));
  const draft = isSame ? server : await writeDraft(data);
  local.restore({ ...merged, updatedAt: draft.updatedAt });
  return draft;
}

/**
 * Writes a draft, but never a second one: when another tab has paid it meanwhile, the server has closed it and would begin
 * a new one with a new key, which could be paid again. That one is taken back, and the old key stays.
 */
async function writeSame(draft: CheckoutDraft): Promise<CheckoutDraft> {
  const saved = await writeDraft(draft.data);
  if (saved.id === draft.id) return saved;
  await api().DELETE("/enrollment-drafts/me");
  return draft;
}

function pick({ courses, tabletType }: CheckoutDraftData) {
  return [
    courses.map(({ productId, subject, subjectDetail }) => [productId, subject, subjectDetail]),
    tabletType ?? null,
  ];
}

/** Reads the draft of the signed-in buyer, merged with what this browser has chosen; null when there is none. */
export function useCheckoutDraft() {
  // Not read again on focus: while an order is on its way the server closes the draft, and a late sync would begin another.
  return useQuery({ queryKey: DRAFT_KEY, queryFn: syncDraft, staleTime: 10_000, refetchOnWindowFocus: false });
}

/** Changes a part of the draft: at once in the page, one after the other on the server. */
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

/** Forgets the draft in this browser after its order is paid; the server has closed its own. */
export function useForgetDraft() {
  const client = useQueryClient();
  return () => {
    useEnrollmentDraft.getState().clear();
    client.removeQueries({ queryKey: DRAFT_KEY });
  };
}

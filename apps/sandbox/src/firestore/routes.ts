import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { SandboxContext } from "../context.ts";
import { commit, commitBody } from "./commit.ts";
import { findDocuments } from "./query.ts";
import { plainFields, type StoredDocument } from "./records.ts";
import { FirestoreRefusal } from "./refusal.ts";
import { type Access, allows } from "./rules/allows.ts";
import { parseRules } from "./rules/parse.ts";
import { readOwnRules } from "./rules/read-own-rules.ts";
import { signInRoutes } from "./sign-in.ts";

const batch = z.object({ documents: z.array(z.string()).min(1).max(100) });
type DocumentsRequest = FastifyRequest<{ Params: { "*": string } }>;

/** What Firestore Lite sends: `batchGet`, `commit` and `runQuery`, each under the product's own rules; and the sign-in before. */
export function firestoreRoutes(app: FastifyInstance, context: SandboxContext): void {
  const { options, firestore } = context;
  const rules = parseRules(options.firestoreRules ?? readOwnRules());
  const root = `projects/${options.firebaseProjectId}/databases/(default)/documents`;
  const clock = createClock();
  // The SDK sends JSON as text, which browsers may send without asking first.
  app.addContentTypeParser(
    ["text/plain", "application/x-www-form-urlencoded"],
    { parseAs: "string" },
    (_request, body, done) => done(null, body),
  );
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof FirestoreRefusal) return reply.code(error.code).send(error.toBody());
    throw error;
  });
  signInRoutes(app, context);

  function pathOf(name: string): string {
    const path = name.startsWith(`${root}/`) ? name.slice(root.length + 1) : "";
    if (path.split("/").length !== 2 || path.includes("//")) throw new FirestoreRefusal("INVALID_ARGUMENT");
    return path;
  }

  /** Whom the rules see, and what they deny. */
  function guard(request: DocumentsRequest) {
    const token = request.headers.authorization?.replace(/^Bearer /, "");
    const session = token === undefined ? undefined : firestore.sessions.get(token);
    if (token !== undefined && (!session || session.expiresAt < Date.now()))
      throw new FirestoreRefusal("UNAUTHENTICATED");
    const auth = session ? { uid: session.uid, token: session.claims } : null;
    return (access: Omit<Access, "auth">) => {
      if (!allows(rules, { ...access, auth })) throw new FirestoreRefusal("PERMISSION_DENIED");
    };
  }

  const wire = ({ path, fields, createTime, updateTime }: StoredDocument) => ({
    name: `${root}/${path}`,
    fields,
    createTime,
    updateTime,
  });
  const before = (stored: StoredDocument | undefined) => (stored ? plainFields(stored.fields) : null);

  const verbs: Readonly<Record<string, (body: unknown, check: ReturnType<typeof guard>) => unknown>> = {
    batchGet(body, check) {
      return read(batch, body).documents.map((name) => {
        const path = pathOf(name);
        const stored = firestore.documents.get(path);
        check({ method: "get", path: path.split("/"), before: before(stored), after: null });
        return { ...(stored ? { found: wire(stored) } : { missing: name }), readTime: clock() };
      });
    },
    commit(body, check) {
      const now = clock();
      return { writeResults: commit(firestore, read(commitBody, body), { pathOf, check, now }), commitTime: now };
    },
    runQuery(body, check) {
      const { collection, found } = findDocuments(firestore.documents, body, pathOf);
      // Rules judge a list as a whole, before it is known what is in it.
      check({ method: "list", path: [collection, "any"], before: null, after: null });
      const readTime = clock();
      return found.length > 0 ? found.map((stored) => ({ document: wire(stored), readTime })) : [{ readTime }];
    },
  };

  // The SDK encodes the brackets of "(default)".
  app.post(`/v1/projects/${options.firebaseProjectId}/databases/:database/*`, answer);

  function answer(request: DocumentsRequest, reply: FastifyReply) {
    const [what, verb = ""] = request.params["*"].split(":");
    const handle = what === "documents" && Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
    if (!handle)
      return reply.code(501).send({ error: { code: 501, message: "UNIMPLEMENTED", status: "UNIMPLEMENTED" } });
    return reply.send(handle(JSON.parse(String(request.body)), guard(request)));
  }
}

function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const { data, success } = schema.safeParse(body);
  if (!success) throw new FirestoreRefusal("INVALID_ARGUMENT");
  return data;
}

/** Times that only ever grow, so that two writes of one instant differ. */
function createClock(): () => string {
  let last = 0;
  return () => {
    last = Math.max(Date.now() * 1_000, last + 1);
    const micros = String(last % 1_000).padStart(3, "0");
    return `${new Date(Math.floor(last / 1_000)).toISOString().slice(0, -1)}${micros}Z`;
  };
}

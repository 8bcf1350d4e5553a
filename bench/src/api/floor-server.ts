// The baselines of the API bars: bare Fastify and postgres.js on this machine.
import Fastify from "fastify";
import postgres from "postgres";

const { databaseUrl, userId, studentId, productId } = JSON.parse(process.argv[2] ?? "{}");
const sql = postgres(databaseUrl, { max: 10, onnotice: () => {} });
const app = Fastify({ logger: false });

app.get("/hello", async () => ({ hello: "world" }));

app.get("/one-row/:id", async (request) => {
  const { id } = request.params as { id: string };
  const [row] = await sql`select * from orders where merchant_uid = ${id} and user_id = ${userId}`;
  return row;
});

let counter = 0;
app.post("/one-statement", async () => {
  counter += 1;
  const uid = `floor-${process.pid}-${counter}`;
  const [row] = await sql`
    with o as (
      insert into orders (merchant_uid, payment_id, user_id, student_id, student_name, status, payment_method, idempotency_key, request_hash, order_name, amount, ledger, lease_until, charge_deadline)
      values (${uid}, ${uid}, ${userId}, ${studentId}, '김바닥', 'PAID', 'CARD', ${uid}, 'x', '수학', 1000, '[]', now(), now()) returning id, merchant_uid
    ), i as (
      insert into order_items (order_id, position, product_id, subject_key, subject_detail_key, product)
      select id, 0, ${productId}, 'MATH', 'MATH', '{}' from o
    ), b as (
      insert into pgboss.job (name, singleton_key, data, state, completed_on) select 'order.paid', 'floor:' || id, '{}', 'completed', now() from o
    ) select merchant_uid from o`;
  return row;
});

await app.listen({ host: "127.0.0.1", port: 0 });
const address = app.server.address();
process.send?.({ port: typeof address === "object" ? address?.port : 0 });

/** @typedef {import("postgres").Sql} Sql */

/**
 * Makes time movable in this database: `clock.now()` is `pg_catalog.now()` ahead by the shift of a one-row table, and found
 * first by every later session. Functions bound earlier are put right by `bindClock`.
 * @param {Sql} sql
 * @param {number} [startMs] where a new clock starts, relative to the machine's: a negative one has a past to live through
 * @returns {Promise<boolean>} whether the clock is new
 * @throws Error in production
 */
export async function installClock(sql, startMs = 0) {
  if (process.env.NODE_ENV === "production") {
    throw new Error("Time is not moved in production (NODE_ENV=production).");
  }
  await sql.unsafe(`
    create schema if not exists clock;
    create table if not exists clock.shift (
      id boolean primary key default true check (id), ms bigint not null);
    create or replace function clock.refuse_back() returns trigger language plpgsql as
      $$ begin raise exception 'The product''s time moves forward only.'; end $$;
    create or replace trigger forward before update on clock.shift
      for each row when (new.ms < old.ms) execute function clock.refuse_back();
    create or replace function clock.now() returns timestamptz language sql stable as
      $$ select pg_catalog.now() + (select ms from clock.shift) * interval '1 millisecond' $$;
    create or replace function clock.clock_timestamp() returns timestamptz language sql volatile as
      $$ select pg_catalog.clock_timestamp() + (select ms from clock.shift) * interval '1 millisecond' $$;
    do $$ begin
      execute format('alter database %I set search_path = public, clock, pg_catalog', current_database());
    end $$;`);
  const added = await sql`insert into clock.shift (ms) values (${startMs}) on conflict do nothing returning ms`;
  return added.length > 0;
}

/**
 * Column defaults and the job queue's clock are bound when they are made, some of them before this database had a clock of its
 * own: binds them anew. Call it after the migrations.
 * @param {Sql} sql
 */
export async function bindClock(sql) {
  await sql.begin(async (tx) => {
    await tx`set local search_path = clock, pg_catalog`;
    const changes = await tx`
      select format('alter table %I.%I alter column %I set default %s', n.nspname, c.relname, a.attname,
        replace(replace(pg_get_expr(d.adbin, d.adrelid), 'pg_catalog.now()', 'clock.now()'),
          'pg_catalog.clock_timestamp()', 'clock.clock_timestamp()')) as statement
      from pg_attrdef d join pg_class c on c.oid = d.adrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
      where pg_get_expr(d.adbin, d.adrelid) ~ 'pg_catalog\\.(now|clock_timestamp)\\(\\)'`;
    for (const { statement } of changes) await tx.unsafe(statement);
    await tx.unsafe(`
      create or replace function pgboss.job_now() returns timestamptz language sql stable as 'select clock.now()'`);
  });
}

/**
 * @param {Sql} sql
 * @returns {Promise<{ now: Date, shiftMs: number }>} the product's time, and how far it is ahead
 */
export async function readClock(sql) {
  const [row] = await sql`select clock.clock_timestamp() as now, ms from clock.shift`;
  if (!row) throw new Error("The clock has no shift.");
  return { now: row.now, shiftMs: Number(row.ms) };
}

/**
 * Moves the database to an instant; does nothing when it has passed. Whoever is logged in stays so: a session belongs to the
 * person at the keyboard, for whom no time has passed.
 * @param {Sql} sql
 * @param {Date} to
 * @returns {Promise<number>} the shift in milliseconds
 */
export async function shiftDatabase(sql, to) {
  return sql.begin(async (tx) => {
    const [row] = await tx`
      with old as (select ms from clock.shift for update),
        moved as (
          update clock.shift s set ms = greatest(old.ms,
            ceil(extract(epoch from ${to}::timestamptz - pg_catalog.clock_timestamp()) * 1000)::bigint)
          from old returning s.ms, s.ms - old.ms as step),
        sessions as (
          update auth_sessions set expires_at = expires_at + moved.step * interval '1 millisecond' from moved)
      select ms from moved`;
    if (!row) throw new Error("The clock has no shift.");
    return Number(row.ms);
  });
}

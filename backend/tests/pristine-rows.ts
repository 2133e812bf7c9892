import { sql } from 'drizzle-orm'
import type { Database } from '../database/database'

/**
 * Copies all rows and the values of all sequences to the schema `pristine`, for `resetRows`. Its tables have names of their own
 * (`products_rows`), because the statistics name a table without its schema.
 */
export async function keepRows(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    for (const statement of KEEP) await tx.execute(sql.raw(statement))
  })
}

/**
 * Gives every table the rows, and every sequence the value, that they had at `keepRows`; 100 CPU ms, where restoring a dump takes
 * 900. False, and nothing changed, when tables, columns, indexes, constraints, triggers or functions are not those of then.
 */
export async function resetRows(db: Database): Promise<boolean> {
  const rows = await db.select({ reset: sql<boolean>`pristine.reset()` }).from(sql`(values (1)) as once`)
  // Resets settings of the connection, such as enable_seqscan. PGlite itself sets the search path.
  await db.execute(sql`reset all`)
  await db.execute(sql`set search_path to public`)
  return rows[0]?.reset ?? false
}

/**
 * Each row of `pristine.tables` is a table; `mark` is the first transaction after the last
 * reset, so a row of a later one has changed.
 */
const KEEP = [
  `create schema pristine`,
  `create function pristine.structure() returns text language sql as $$
    select md5(string_agg(line, ',' order by line)) from (
      select concat_ws(' ', a.attrelid, a.attnum, a.attname, a.atttypid, a.attnotnull, a.attisdropped) as line
      from pg_attribute a join pg_class c on c.oid = a.attrelid where c.relnamespace = 'public'::regnamespace
      union all select concat_ws(' ', oid, conname) from pg_constraint where connamespace = 'public'::regnamespace
      union all select concat_ws(' ', t.oid, tgname, tgenabled) from pg_trigger t join pg_class c on c.oid = tgrelid
        where c.relnamespace = 'public'::regnamespace
      union all select concat_ws(' ', oid, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace
    ) lines $$`,
  `create table pristine.tables as
    select t.tablename as name, t.tablename || '_rows' as copy, 0 as rows, (
      select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
      where attrelid = format('public.%I', t.tablename)::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    ) as columns from pg_tables t where schemaname = 'public'`,
  `do $$ declare t record; begin
    for t in select * from pristine.tables loop
      execute format('create table pristine.%I as table public.%I', t.copy, t.name);
      execute format('update pristine.tables set rows = (select count(*) from pristine.%I) where name = %L', t.copy, t.name);
    end loop; end $$`,
  `create table pristine.sequences as select sequencename as name, start_value, last_value from pg_sequences where schemaname = 'public'`,
  `create table pristine.state as select pristine.structure() as structure, pg_current_xact_id()::text::bigint + 1 as mark`,
  `create function pristine.reset() returns boolean language plpgsql as $$
    declare t record; since bigint; has_changed boolean; changed oid[];
    begin
      select mark into since from pristine.state where structure = pristine.structure();
      if not found then return false; end if;
      for t in select * from pristine.tables loop
        execute format(
          'select count(*) <> %s or coalesce(bool_or(xmin::text::bigint >= %s), false) from public.%I', t.rows, since, t.name
        ) into has_changed;
        if has_changed then changed := changed || format('public.%I', t.name)::regclass::oid; end if;
      end loop;
      -- A table is emptied together with those that refer to it. Deleting rows would leave gaps, and so change the order of the rows.
      with recursive emptied as (
        select unnest(changed) as id union select conrelid from pg_constraint join emptied on confrelid = id where contype = 'f'
      ) select array_agg(id) into changed from emptied;
      if changed is not null then
        execute 'truncate ' || (select string_agg(id::regclass::text, ', ') from unnest(changed) as id);
        -- Foreign keys are triggers, which a replica does not run.
        perform set_config('session_replication_role', 'replica', true);
        for t in select * from pristine.tables where rows > 0 and format('public.%I', name)::regclass::oid = any(changed) loop
          execute format(
            'insert into public.%I (%s) overriding system value select %s from pristine.%I', t.name, t.columns, t.columns, t.copy
          );
        end loop;
      end if;
      perform setval(format('public.%I', name)::regclass, coalesce(last_value, start_value), last_value is not null)
        from pristine.sequences;
      update pristine.state set mark = pg_current_xact_id()::text::bigint + 1;
      return true;
    end $$`,
]

-- What no module owns.

-- The counters of api/edge/limits.ts, in the table format of rate-limiter-flexible.
create table public.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create index rate_limits_by_expiry on public.rate_limits (expire);

-- For the queue's tables, which pg-boss creates. When processes start at once on an empty database, each would create the
-- schema.
create schema if not exists jobs;

-- Trigram indexes serve searches in long lists. Without the extension the shop works, but searches read every row.
do $$
begin
  create extension if not exists pg_trgm;
exception
  when insufficient_privilege or feature_not_supported or undefined_file then
    raise notice 'Searches are slow in long lists until an administrator runs: create extension pg_trgm';
end
$$;

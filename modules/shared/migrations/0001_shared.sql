-- Tables that no module owns.

-- The counters of api/edge/limits/limits.ts, in the table format of rate-limiter-flexible.
create table public.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create index rate_limits_by_expiry on public.rate_limits (expire);

-- The calls that changed something under a key of their caller, so that a repeated one changes nothing more; see
-- modules/shared/idempotency.
create table public.idempotency_keys (
  operation text not null,
  key text not null,
  -- The SHA-256 of the request: another one under the same key is refused.
  request text not null,
  -- The answer to a repetition: the id or number that the call produced.
  answer integer,
  used_at timestamptz not null default now(),
  primary key (operation, key)
);

create index idempotency_keys_by_age on public.idempotency_keys (used_at);

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

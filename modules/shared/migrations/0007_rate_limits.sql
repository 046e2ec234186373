-- The counters of api/edge/limits.ts, in the table format of rate-limiter-flexible.
create table public.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create index rate_limits_by_expiry on public.rate_limits (expire);

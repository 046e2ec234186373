-- The counters of api/limits.ts, in the form that rate-limiter-flexible keeps.
create table public.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create index rate_limits_by_expiry on public.rate_limits (expire);

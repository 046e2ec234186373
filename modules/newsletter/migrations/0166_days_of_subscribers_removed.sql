-- Where PostgreSQL has no pg_trgm, this waits with the earlier index of gin_trgm_ops, which calls the function.
-- Two versions: no release has it.
drop function newsletter.days_of(timestamptz);

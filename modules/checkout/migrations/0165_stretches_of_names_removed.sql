-- Where PostgreSQL has no pg_trgm, this waits with the earlier indexes of gin_trgm_ops, which call the functions.
-- Two versions: no release has it.
drop function checkout.stretches_of(text);
-- Two versions: no release has it.
drop function checkout.stretch_starts();

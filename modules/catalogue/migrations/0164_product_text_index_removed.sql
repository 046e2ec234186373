-- Where PostgreSQL has no pg_trgm, this waits with the index of gin_trgm_ops.
-- Two versions: no release has it.
drop index catalogue.products_by_text;

-- For the queue's tables, which pg-boss creates. When processes start at once on an empty database, each would create the
-- schema.
create schema if not exists jobs;

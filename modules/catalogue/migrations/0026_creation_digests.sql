-- The digest of the body that created the product: the same idempotency key with another body is refused. Null for
-- products created before this migration.
alter table catalogue.products
  add column creation_digest text;

-- The SHA-256 of the file that was imported: the same key with another file is refused. Null for imports before this
-- migration.
alter table catalogue.product_imports
  add column file_digest text;

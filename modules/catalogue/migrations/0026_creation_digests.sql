-- What a call that made a product had for content: its key with another content is refused. Null for those made before.
alter table catalogue.products
  add column creation_digest text;

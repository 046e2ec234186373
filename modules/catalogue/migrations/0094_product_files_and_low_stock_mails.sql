-- The days (Oslo) of which the mail about low stock was queued, so that several workers send it once.
create table catalogue.low_stock_mails (
  day date primary key
);

-- Files that changed products, by the key of their preview, so that a repeated call changes nothing more.
create table catalogue.product_imports (
  key text primary key check (length(key) between 8 and 150),
  at timestamptz not null,
  administrator text not null check (length(administrator) <= 120),
  products integer not null check (products >= 0)
);

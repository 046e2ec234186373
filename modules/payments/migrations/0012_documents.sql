-- The last number of each unbroken series; one row per series.
create table payments.document_series (
  kind text primary key check (kind in ('receipt', 'credit_note')),
  last integer not null default 0 check (last >= 0)
);
insert into payments.document_series (kind) values ('receipt'), ('credit_note');

-- The papers of the bookkeeping, never changed after they are numbered: a receipt of each order that was sold, and a
-- credit note of each refund that was made.
create table payments.documents (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('receipt', 'credit_note')),
  -- Null until the transaction commits; see number_document().
  number integer check (number > 0),
  order_id integer not null references orders.orders,
  -- Of a credit note.
  refund_id integer unique references payments.refunds,
  issued_at timestamptz not null,
  -- Øre, the VAT included.
  gross integer not null check (gross > 0),
  -- Per cent, as in force at the sale; null when the seller was not registered for VAT.
  vat_rate smallint check (vat_rate between 1 and 99),
  -- Øre.
  vat integer not null check (vat between 0 and gross),
  -- When the goods are delivered, as a receipt says it.
  delivery text check (length(delivery) <= 1000),
  -- The seller's name, organisation number and address at that time.
  seller jsonb not null,
  check ((kind = 'credit_note') = (refund_id is not null)),
  check (vat_rate is not null or vat = 0),
  unique (kind, number)
);

create unique index receipt_of_order on payments.documents (order_id) where kind = 'receipt';
create index documents_of_order on payments.documents (order_id);
create index documents_by_age on payments.documents (issued_at);

-- Runs when the transaction commits: a rollback leaves no gap, the series is locked after everything else, so that it
-- takes part in no deadlock, and other transactions wait only for this commit.
create function payments.number_document() returns trigger language plpgsql as $$
declare
  next integer;
begin
  update payments.document_series
  set last = last + 1
  where kind = new.kind
  returning last into strict next;
  update payments.documents
  set number = next
  where id = new.id;
  return null;
end
$$;

create constraint trigger number_document
  after insert on payments.documents
  deferrable initially deferred
  for each row when (new.number is null)
  execute function payments.number_document();

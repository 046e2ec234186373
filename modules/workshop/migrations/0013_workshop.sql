create schema workshop;

-- Notes of staff on an order, which customers never see. A deleted note has no text any more.
create table workshop.notes (
  id integer generated always as identity primary key,
  order_id integer not null references orders.orders,
  at timestamptz not null,
  -- The username at that time, so that the note survives a deleted account.
  administrator text not null check (length(administrator) <= 120),
  text text not null check (length(text) <= 2000),
  deleted_at timestamptz,
  check ((text = '') = (deleted_at is not null))
);

create index notes_of_order on workshop.notes (order_id, id);

-- Customers' answers about the design of a paid order's line before it is sewn. A row is a round: the design as it was
-- shown, and the customer's answer to it. A note of staff, or a changed design, begins the next one. A picture that was
-- ordered without a design has a first round that waits until staff have made one of it.
create table workshop.proofs (
  order_id integer not null references orders.orders,
  item_id integer not null,
  round smallint not null check (round > 0),
  -- In artwork.pictures, where a paid order's pictures stay.
  image_id uuid not null,
  state text not null default 'waiting' check (state in ('undesigned', 'waiting', 'approved', 'commented')),
  -- Of staff, with the username at that time; null in the first round, which the payment begins.
  note text check (length(note) between 1 and 1000),
  administrator text check (length(administrator) <= 120),
  comment text check (length(comment) between 1 and 1000),
  -- The customer's answers to the round so far: the next one names how many it has seen.
  answers smallint not null default 0 check (answers >= 0),
  shown_at timestamptz not null,
  answered_at timestamptz,
  -- When the next round began; null for the latest.
  replaced_at timestamptz,
  -- Mails that were queued because the customer was silent.
  reminders smallint not null default 0 check (reminders between 0 and 3),
  primary key (order_id, item_id, round),
  check ((note is null) = (administrator is null)),
  check ((answered_at is null) = (state in ('undesigned', 'waiting'))),
  check (state <> 'commented' or comment is not null)
);

create unique index latest_proofs on workshop.proofs (order_id, item_id) where replaced_at is null;
create index unapproved_proofs on workshop.proofs (shown_at) where replaced_at is null and state <> 'approved';
create index proofs_by_picture on workshop.proofs (image_id);

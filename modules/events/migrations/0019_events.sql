create schema events;

-- What happened to payments, refunds, proofs and stock. Actions of staff are in log.staff_actions, also a refund that
-- returns stock. Written in the transaction that causes it. Ids and amounts alone: no names, addresses or texts.
create table events.events (
  id integer generated always as identity primary key,
  at timestamptz not null,
  kind text not null check (kind ~ '^[a-z_]{1,30}$'),
  order_id integer,
  product_id integer,
  -- By kind, as modules/events/event.ts has it. Amounts in øre.
  data jsonb not null default '{}'
);

create index events_of_order on events.events (order_id, id desc)
  where order_id is not null;
create index events_by_age on events.events (at);

-- An intent pays one revision and is never changed. These were cancelled because a later revision replaced theirs.
-- The provider's later events about them belong to the order, but do not abandon it.
create table checkout.replaced_intents (
  payment_intent_id text primary key,
  order_id integer not null references checkout.orders
);

create index replaced_intents_of_order on checkout.replaced_intents (order_id);

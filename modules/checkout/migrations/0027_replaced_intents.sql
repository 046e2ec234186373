-- An intent pays one revision and is never changed. These were cancelled because another revision came
-- after theirs; what the provider still tells of them belongs to the order, which is not given up with them.
create table checkout.replaced_intents (
  payment_intent_id text primary key,
  order_id integer not null references checkout.orders
);

create index replaced_intents_of_order on checkout.replaced_intents (order_id);

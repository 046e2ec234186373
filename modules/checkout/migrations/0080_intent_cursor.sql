-- The payment intent up to which the provider's intents have been compared with the orders; see find-lost-payments.ts.
-- One row at most.
create table checkout.intent_cursor (
  is_only boolean primary key default true check (is_only),
  payment_intent_id text not null
);

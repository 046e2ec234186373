-- What a dispute took off the shop's balance with the provider, or put back.
create table checkout.dispute_moves (
  -- The provider's id of the balance transaction.
  id text primary key,
  dispute_id text not null references checkout.disputes,
  -- Øre; negative when the bank withdraws the money.
  amount integer not null,
  -- Øre that the provider charges; null when it is no amount in kroner.
  fee integer,
  at timestamptz not null
);
create index dispute_moves_by_age on checkout.dispute_moves (at);
create index moves_of_dispute on checkout.dispute_moves (dispute_id);

-- Øre that the provider charges for the payment; null until the shop has learned it.
alter table checkout.orders add column provider_fee integer;

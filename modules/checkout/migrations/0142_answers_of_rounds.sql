-- The customer's answers to a round so far: the next one names how many it has seen.
alter table checkout.proofs add column answers smallint not null default 0 check (answers >= 0);
update checkout.proofs
set answers = 1
where answered_at is not null;

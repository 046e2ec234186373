-- The customer's answers to a round so far: the next one names how many it has seen.
alter table checkout.proofs add column answers smallint not null default 0;
-- Two versions: the previous one does not write the column.
alter table checkout.proofs add constraint proofs_answers_check check (answers >= 0) not valid;

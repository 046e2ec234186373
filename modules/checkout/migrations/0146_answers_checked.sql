alter table checkout.proofs validate constraint proofs_answers_check;

-- edit-codes.ts refuses the code of the built-in offer. The check was a second copy of that rule.
alter table checkout.discount_codes
  drop constraint discount_codes_code_check,
  add constraint discount_codes_code_check check (code = upper(code) and length(code) between 1 and 40);

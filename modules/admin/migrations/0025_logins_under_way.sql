-- An attempt counts from its start, so that concurrent ones share the limit, and is listed as refused only afterwards.
alter table admin.logins drop constraint logins_outcome_check;
alter table admin.logins add constraint logins_outcome_check
  check (outcome in ('under_way', 'refused', 'signed_in', 'password_changed'));

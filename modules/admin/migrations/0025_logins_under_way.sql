-- An attempt counts from its beginning, but nobody is told that it was refused before it was.
alter table admin.logins drop constraint logins_outcome_check;
alter table admin.logins add constraint logins_outcome_check
  check (outcome in ('under_way', 'refused', 'signed_in', 'password_changed'));

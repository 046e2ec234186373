-- User names are stored in lower case. In some databases lower() leaves Æ, Ø and Å as they are.
update admin.staff
set username = translate(lower(username), 'ÆØÅ', 'æøå');

drop index admin.staff_by_username;
create unique index staff_by_username on admin.staff (username);

-- A session has a maximum age, which use does not extend.
alter table admin.sessions add column started_at timestamptz not null default now();
create index sessions_by_expiry on admin.sessions (expires_at);

-- Login attempts by user name and network, including attempts for unknown user names. Failures slow down the
-- next attempts. The user name is no foreign key: attempts are kept after the account is deleted.
create table admin.logins (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- As typed, in lower case. The limit is twice that of the input, because lower() can lengthen a text.
  username text not null check (length(username) <= 120),
  address text not null check (length(address) <= 60),
  outcome text not null check (outcome in ('refused', 'signed_in', 'password_changed'))
);

create index logins_by_name on admin.logins (username, at);
create index logins_by_address on admin.logins (address, at);
create index logins_by_time on admin.logins (at);

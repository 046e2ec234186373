-- Names are kept in small letters, as lower() does not know the case of æøå in every database.
update admin.staff
set username = translate(lower(username), 'ÆØÅ', 'æøå');

drop index admin.staff_by_username;
create unique index staff_by_username on admin.staff (username);

-- However busy it is, a session ends some time after its start.
alter table admin.sessions add column started_at timestamptz not null default now();
create index sessions_by_expiry on admin.sessions (expires_at);

-- Who tried to be whom, from which network; of names that nobody has as well. Failures among these slow
-- down the next attempts. The name refers to nobody, so that it outlives who had it.
create table admin.logins (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- As it was typed, in small letters, of which there can be more than there were capitals.
  username text not null check (length(username) <= 120),
  address text not null check (length(address) <= 60),
  outcome text not null check (outcome in ('refused', 'signed_in', 'password_changed'))
);

create index logins_by_name on admin.logins (username, at);
create index logins_by_address on admin.logins (address, at);
create index logins_by_time on admin.logins (at);

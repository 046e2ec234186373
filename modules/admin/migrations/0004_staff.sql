create schema admin;

create table admin.staff (
  id text primary key,
  -- In lower case: in some databases lower() leaves Æ, Ø and Å as they are, so the shop stores it so.
  username text not null check (length(username) between 3 and 60),
  password_hash text not null,
  created_at timestamptz not null default now()
);

create unique index staff_by_username on admin.staff (username);

-- The id is the SHA-256 of the token, so that a copy of this table does not allow anyone to log in.
create table admin.sessions (
  id text primary key,
  staff_id text not null references admin.staff on delete cascade,
  -- A session has a maximum age, which use does not extend.
  started_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index sessions_of_staff on admin.sessions (staff_id);
create index sessions_by_expiry on admin.sessions (expires_at);

-- The browsers that administrators signed in from. The id is the SHA-256 of the value in the browser's cookie.
create table admin.devices (
  id text primary key,
  staff_id text not null references admin.staff on delete cascade,
  signed_in_at timestamptz not null
);

create index devices_of_staff on admin.devices (staff_id);

-- Login attempts by user name and network, including attempts for unknown user names. Failures slow down the
-- next attempts. The user name is no foreign key: attempts are kept after the account is deleted.
create table admin.logins (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- As typed, in lower case. The limit is twice that of the input, because lower() can lengthen a text.
  username text not null check (length(username) <= 120),
  address text not null check (length(address) <= 60),
  -- The known device of the attempt; null without one.
  device_id text,
  -- An attempt counts from its start, so that concurrent ones share the limit, and is listed as refused only afterwards.
  outcome text not null check (outcome in ('under_way', 'refused', 'signed_in', 'password_changed'))
);

create index logins_by_name on admin.logins (username, at);
create index logins_by_address on admin.logins (address, at);
create index logins_by_time on admin.logins (at);

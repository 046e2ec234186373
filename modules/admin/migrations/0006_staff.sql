create schema admin;

create table admin.staff (
  id text primary key,
  username text not null check (length(username) between 3 and 60),
  password_hash text not null,
  created_at timestamptz not null default now()
);

create unique index staff_by_username on admin.staff (lower(username));

-- The id is the SHA-256 of the token, so that a copy of this table does not allow anyone to log in.
create table admin.sessions (
  id text primary key,
  staff_id text not null references admin.staff on delete cascade,
  expires_at timestamptz not null
);

create index sessions_of_staff on admin.sessions (staff_id);

-- The browsers that administrators signed in from. The id is the SHA-256 of the value in the browser's cookie.
create table admin.devices (
  id text primary key,
  staff_id text not null references admin.staff on delete cascade,
  signed_in_at timestamptz not null
);

create index devices_of_staff on admin.devices (staff_id);

-- The known device of the attempt; null without one.
alter table admin.logins add column device_id text;

-- From which browsers administrators signed in: the id is the sha-256 of what such a browser keeps.
create table admin.devices (
  id text primary key,
  staff_id text not null references admin.staff on delete cascade,
  signed_in_at timestamptz not null
);

create index devices_of_staff on admin.devices (staff_id);

-- The known device that an attempt came from.
alter table admin.logins add column device_id text;

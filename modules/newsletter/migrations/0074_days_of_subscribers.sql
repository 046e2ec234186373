-- The day of a time since 1970, in UTC, which never changes, and as a negative number the 16 days that it is one of: few
-- numbers stand for a long time.
create function newsletter.days_of(moment timestamptz) returns integer[]
language sql immutable parallel safe
return array[
  (moment at time zone 'UTC')::date - date '1970-01-01',
  -1 - ((moment at time zone 'UTC')::date - date '1970-01-01') / 16
];

-- Two numbers: the day since 1970 in UTC, and -1 minus the number of its group of 16 days. A long period takes few of
-- them.
create function newsletter.days_of(moment timestamptz) returns integer[]
language sql immutable parallel safe
return array[
  (moment at time zone 'UTC')::date - date '1970-01-01',
  -1 - ((moment at time zone 'UTC')::date - date '1970-01-01') / 16
];

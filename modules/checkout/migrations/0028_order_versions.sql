alter table checkout.orders
  -- Increases with each change of status or tracking number.
  add column version integer not null default 1 check (version > 0),
  -- The latest shipping notice that was withdrawn before it was sent; 0 for none.
  add column notice_withdrawn smallint not null default 0 check (notice_withdrawn >= 0),
  -- The latest shipping notice that was sent, 0 for none, and the tracking number in it.
  add column notice_sent smallint not null default 0 check (notice_sent >= 0),
  add column told_tracking_number text check (length(told_tracking_number) <= 40);

update checkout.orders o
set notice_sent = notice_number,
    told_tracking_number = case
      when not exists (
        select 1
        from checkout.order_log l
        where l.order_id = o.id
          and l.event = 'tracking'
          and l.at > o.notice_sent_at
      ) then tracking_number
    end
where notice_sent_at is not null;

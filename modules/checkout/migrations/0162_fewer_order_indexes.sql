-- Staff's lists by name and total read the status and time of an order in the index of the name and the total.
-- Two versions: no release has it.
drop index checkout.orders_of_day_by_total;
-- Two versions: no release has it.
drop index checkout.orders_of_status_by_total;
-- Two versions: no release has it.
drop index checkout.orders_of_status_by_name;
-- Two versions: no release has it.
drop index checkout.orders_by_short_text;

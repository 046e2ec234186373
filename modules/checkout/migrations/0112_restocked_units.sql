-- Units that a refund put into stock. They stay there when the refund fails, so that the next refund of them must not put
-- them there again.
alter table checkout.refunded_units add column restocked integer not null default 0;

-- Two versions: 0.1.0 has no refunds.
update checkout.refunded_units u
set restocked = u.quantity
from checkout.refunds f
where f.id = u.refund_id
  and f.is_restocked;

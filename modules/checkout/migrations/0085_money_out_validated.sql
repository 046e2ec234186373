alter table checkout.orders validate constraint orders_money_out;

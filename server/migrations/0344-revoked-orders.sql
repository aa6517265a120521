-- Staff can take back an approval: by whom and why stays with the order, beside who approved it.
alter table orders add column revoked_at timestamptz;
alter table orders add column revoked_by bigint references users on delete set null;
alter table orders add column revoked_reason text;
alter table orders drop constraint orders_status_check;
alter table orders add constraint orders_status_check
  check (status in ('requested', 'approved', 'declined', 'cancelled', 'revoked'));
alter table orders add constraint orders_revoked_with_reason check (
  (revoked_at is not null) = (status = 'revoked') and (revoked_reason is not null) = (status = 'revoked')
  and (revoked_by is null or status = 'revoked'));
alter table orders drop constraint orders_without_student_were_paid;
alter table orders add constraint orders_without_student_were_paid
  check (student_id is not null or (status in ('approved', 'revoked') and not given));

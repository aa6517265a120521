-- Of an erased account the institute keeps what it was paid for, without whose it was.
alter table orders alter column student_id drop not null;
alter table orders add constraint orders_without_student_were_paid
  check (student_id is not null or (status = 'approved' and not given));

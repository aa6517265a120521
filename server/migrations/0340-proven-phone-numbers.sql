-- When a code that was sent to the phone number was entered; null: nobody has proved the number, and no code for a new password
-- goes to it. Which of the numbers stored so far were proved was not recorded: none counts as proved.
alter table users add column phone_verified_at timestamptz check (phone_verified_at is null or phone_number is not null);

create function another_phone_is_not_proved() returns trigger language plpgsql as $$
begin
  new.phone_verified_at := null;
  return new;
end $$;
create trigger another_phone_is_not_proved before update of phone_number on users
  for each row when (new.phone_number is distinct from old.phone_number)
  execute function another_phone_is_not_proved();

alter table codes drop constraint codes_purpose_check;
alter table codes add constraint codes_purpose_check
  check (purpose in ('sign-up', 'reset-password', 'change-email', 'confirm-owner', 'confirm-phone'));

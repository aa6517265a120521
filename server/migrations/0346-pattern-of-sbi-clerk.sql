-- The prelims of SBI Clerk have had their form since 2018, as the page of the examination says.
update tests set pattern = 'Pattern since 2018: three sections of 20 minutes'
where content_id like 'sbi\_clerk/%' and pattern = '2025 pattern: three sections of 20 minutes';

-- The descriptive papers of banks are typed.
update tests set instructions = array(
  select replace(line, 'the letters and essays that are written by hand are left out', 'the descriptive paper is left out')
  from unnest(instructions) with ordinality as lines (line, place) order by place)
where content_id is not null
  and array_to_string(instructions, ' ') like '%the letters and essays that are written by hand are left out%';

update site_version set version = version + 1;

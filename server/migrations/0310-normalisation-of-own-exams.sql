-- How marks of several shifts of a mock are compared, for an institute's own exam (domain/src/ranking/normalisation.ts).
alter table exams add column normalisation text not null default 'nta'
  constraint exams_normalisation_check check (normalisation in ('none', 'rrb', 'nta', 'ssc-2019'));
-- as it was until now, by the family
update exams set normalisation = case family when 'railway' then 'rrb' when 'ssc' then 'ssc-2019' else 'nta' end;

-- which stage of the examination comes on that day, and whether the day is final
alter table exam_dates add stage text check (stage <> ''), add tentative boolean not null default false;

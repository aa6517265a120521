-- Figures and stories go by the slugs of the exam catalogue, which are written with underscores.
alter table statistics drop constraint statistics_exam_check;
alter table success_stories drop constraint success_stories_exam_check;
update statistics set exam = replace(exam, '-', '_') where exam like '%-%';
update success_stories set exam = replace(exam, '-', '_') where exam like '%-%';
update seeded set key = replace(key, '-', '_') where kind = 'statistic';
alter table statistics add check (exam ~ '^[a-z0-9_]+$');
alter table success_stories add check (exam ~ '^[a-z0-9_]+$');

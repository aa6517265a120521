-- Marks of several shifts of an SSC exam are compared by the method of its notice of 2 June 2025
-- (domain/src/ranking/equipercentile.ts), which institutes may choose for their own exams, too.
alter table exams drop constraint exams_normalisation_check;
alter table exams add constraint exams_normalisation_check
  check (normalisation in ('none', 'rrb', 'nta', 'ssc-2025', 'ssc-2019'));
-- Cut-offs of a mock are scores of its formula. Mocks that have some from before keep what they were set for.
alter table live_mocks add column kept_comparison text check (kept_comparison = 'ssc-2019');
update live_mocks set kept_comparison = 'ssc-2019'
where series_slug in ('ssc_cgl', 'ssc_chsl', 'ssc_cpo', 'ssc_gd', 'ssc_mts')
  and exists (select from mock_cut_offs where mock_cut_offs.live_mock_id = live_mocks.id);

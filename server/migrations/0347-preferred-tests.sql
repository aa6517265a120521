-- A profile names one of the examinations that are offered, as a sign-up does. What else calls have put there is what a sign-up has
-- that says nothing.
update users set preferred_test = 'ICET'
where preferred_test not in ('ICET', 'RAILWAY', 'BANK', 'SSC CGL', 'AFCAT', 'CAT', 'MAT', 'NIMCET');
